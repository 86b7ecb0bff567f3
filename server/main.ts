import { join } from 'node:path'
import * as build from 'virtual:react-router/server-build'
import { createApp } from './app'
import { runBackupCommand } from './backup-command'
import { runLotsCommand } from './lots-command'
import { requestListener } from './request-listener'
import { runProgram } from './run-program'
import { runTeamCommand } from './team-command'
import { runUpgradeCommand } from './upgrade-command'

// Assets, site file and data directory are relative to the project root.
process.chdir(join(import.meta.dirname, '..', '..'))
const [command, ...rest] = process.argv.slice(2)
process.exit(await run())

async function run(): Promise<number> {
  if (command === 'team') return runTeamCommand(process.env, rest)
  if (command === 'lots') return runLotsCommand(process.env, rest)
  if (command === 'backup' || command === 'restore') return runBackupCommand(process.env, command, rest)
  if (command === 'upgrade-data') return runUpgradeCommand(process.env, rest)
  return runProgram(process.env, (services) => requestListener(createApp(services, build), services.config))
}
