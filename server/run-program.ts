import type { RequestListener } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { offerFirstTeamAccount } from '../app/accounts/staff/invite-staff.server'
import { fillDemo } from '../app/lots/demo/fill-demo.server'
import { isDiskFull } from '../app/platform/base/durable-files.server'
import { StartFailure } from '../app/platform/base/errors'
import { openServices, type Services } from '../app/platform/services/services.server'
import { loadConfig } from '../app/platform/settings/config.server'
import { findMisspelt } from '../app/platform/settings/misspelt-settings'
import { settings } from '../app/platform/settings/settings-table.server'
import { startJobs } from './jobs'
import { listen } from './listen'
import { warnOfMissingProxies } from './undeclared-proxies'

/** Milliseconds in which repeated signals count as one: terminal and npm both forward Ctrl-C. */
const SAME_SIGNAL = 1_000

/** Runs until SIGTERM or SIGINT; a second signal exits at once. @returns exit code; a failed start has printed its message */
export async function runProgram(
  env: Record<string, string | undefined>,
  openHandler: (services: Services) => RequestListener,
): Promise<number> {
  const stopAsked = onStopSignal()
  try {
    const config = loadConfig(env)
    const services = await openServices(config)
    try {
      const server = await listen(openHandler(services), config)
      const jobs = startJobs(services)
      announceFirstAccount(services, await offerFirstTeamAccount(services))
      announce(services)
      warnOfMissingProxies(services)
      if (config.smtpUrl === null && config.outboxLinks)
        services.log.warn(
          'OUTBOX_LINKS is on: whoever has TEAM_API_TOKEN can enter every account; only for development and tests',
        )
      warnOfMisspelt(services, env)
      const demo = fillDemo(services).catch((fault: unknown) =>
        services.log.error({ err: fault }, 'the demo lots could not be added'),
      )
      await stopAsked
      services.log.info('stopping')
      services.stopping.begin()
      server.drain()
      await setTimeout(config.drainSeconds * 1_000)
      // Event streams stay open as long as clients are connected, so close them first.
      await Promise.all([services.notices.close(), server.close(), jobs.stop(), demo])
    } finally {
      await services.close()
    }
    return 0
  } catch (fault) {
    const failure = isDiskFull(fault) ? diskFull(fault) : fault
    if (!(failure instanceof StartFailure)) throw fault
    process.stderr.write(`${failure.message.replaceAll(/\s*\n\s*/g, ' ')}\n`)
    return 1
  }
}

function warnOfMisspelt({ log }: Services, env: Record<string, string | undefined>): void {
  const unknown = findMisspelt(env, Object.keys(settings))
  if (unknown.length === 0) return
  const guesses = unknown.map(({ name, meant }) => (meant === null ? name : `${name} (${meant}?)`))
  log.warn(`unknown settings in the environment: ${guesses.join(', ')}`)
}

function diskFull(cause: unknown): StartFailure {
  return new StartFailure('The disk of DATA_DIR is full: make room on it, or move DATA_DIR to a larger one.', cause)
}

function onStopSignal(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let first: number | null = null
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      const now = performance.now()
      first ??= now
      if (now - first > SAME_SIGNAL) process.exit(1)
      resolve()
    })
  }
  return promise
}

function announce({ config, log }: Services): void {
  if (process.stdout.isTTY) process.stdout.write(`Ready: ${config.publicUrl}\n`)
  else log.info({ url: config.publicUrl }, 'ready')
}

/** Invitation link of the first colleague. Logged instead of mailed, since no address is known yet. */
function announceFirstAccount({ log }: Services, link: string | null): void {
  if (link === null) return
  if (process.stdout.isTTY)
    process.stdout.write(`The team has no account yet. This link creates the first one: ${link}\n`)
  else log.warn({ link }, 'the team has no account yet; the link creates the first one')
}
