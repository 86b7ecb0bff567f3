import * as build from 'virtual:react-router/server-build'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app'
import { runProgram } from './run-program'

process.exit(await runProgram(process.env, (services) => getRequestListener(createApp(services, build).fetch)))
