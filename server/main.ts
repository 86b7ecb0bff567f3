import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app'
import { runProgram } from './run-program'

// Assets, site file and data directory are where the project is, from wherever the program is started.
process.chdir(join(import.meta.dirname, '..', '..'))
process.exit(await runProgram(process.env, (services) => getRequestListener(createApp(services, build).fetch)))
