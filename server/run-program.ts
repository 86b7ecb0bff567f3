import type { RequestListener } from 'node:http'
import { offerFirstTeamAccount } from '../app/accounts/staff/invite-staff.server'
import { fillDemo } from '../app/lots/demo/fill-demo.server'
import { StartFailure } from '../app/platform/base/errors'
import { openServices, type Services } from '../app/platform/services/services.server'
import { loadConfig } from '../app/platform/settings/config.server'
import { startJobs } from './jobs'
import { listen } from './listen'
import { warnOfMissingProxies } from './undeclared-proxies'

/** Signals this close to the first, in milliseconds, are the first: a terminal and npm both pass on one Ctrl-C. */
const SAME_SIGNAL = 1_000

/**
 * Runs the whole program until SIGTERM or SIGINT, then ends it in order; a second signal ends it at once.
 * @param env the environment, from which all settings come.
 * @param openHandler makes what answers requests.
 * @returns the exit code. A failed start has printed its one line.
 */
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
      const demo = fillDemo(services).catch((fault: unknown) =>
        services.log.error({ err: fault }, 'no demonstration lots'),
      )
      await stopAsked
      services.log.info('stopping')
      // Streams that tell what happens would go on for as long as somebody looks.
      await Promise.all([services.notices.close(), server.close(), jobs.stop(), demo])
    } finally {
      await services.close()
    }
    return 0
  } catch (fault) {
    if (!(fault instanceof StartFailure)) throw fault
    process.stderr.write(`${fault.message.replaceAll(/\s*\n\s*/g, ' ')}\n`)
    return 1
  }
}

/** Resolves at the first signal to stop. */
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

/** Tells people and machines where the program listens. */
function announce({ config, log }: Services): void {
  if (process.stdout.isTTY) process.stdout.write(`Ready: ${config.publicUrl}\n`)
  else log.info({ url: config.publicUrl }, 'ready')
}

/** The one link that is printed and not mailed: nobody is there yet who could be invited. */
function announceFirstAccount({ log }: Services, link: string | null): void {
  if (link === null) return
  if (process.stdout.isTTY)
    process.stdout.write(`The team has no account yet. This link makes the first one: ${link}\n`)
  else log.warn({ link }, 'the team has no account yet; the link makes the first one')
}
