import { engines } from '../browsers/engines.ts'
import { journeys, type World } from '../browsers/journeys.ts'
import type { Engine } from '../browsers/tab.ts'
import { visitorOf } from '../browsers/visitor.ts'
import { openTestSite } from '../open-test-site.ts'
import { openCuttingProxy } from '../servers/cutting-proxy.ts'

/** A journey in one engine; without a reason it succeeded. */
interface BrowserResult {
  readonly engine: string
  readonly journey: string
  readonly reason?: string
}

/**
 * The same journeys in each engine on the built program. The control of each engine sells over a line that stays cut:
 * it must fail, or the judge would see nothing.
 */
export async function judgeBrowsers(wanted?: string): Promise<{ results: BrowserResult[]; control: BrowserResult[] }> {
  const results: BrowserResult[] = []
  const control: BrowserResult[] = []
  for (const [name, openEngine] of Object.entries(engines)) {
    if (wanted && wanted !== name) continue
    const engine = await openEngine()
    const site = await openTestSite({ DEMO: 'on', TRUSTED_PROXIES: '127.0.0.1,::1' })
    const line = await openCuttingProxy(site.port)
    for (const journey of Object.keys(journeys)) results.push(await go(engine, journey, { site, line }, 60_000))
    const cutForGood = { ...line, cutAfter: (bytes: number) => line.cutAfter(bytes).then(line.refuse) }
    control.push(await go(engine, 'sell with an upload that is cut off', { site, line: cutForGood }, 10_000))
    await line.close()
    await site.close()
    await engine.close()
  }
  return { results, control }
}

async function go(engine: Engine, journey: string, world: World, timeouts: number): Promise<BrowserResult> {
  const tab = await engine.openTab()
  const reason = await journeys[journey]?.(visitorOf(tab, timeouts), world).then(
    () => undefined,
    (cause: unknown) => String(cause),
  )
  await tab.close()
  console.log(`${reason ? 'FAIL' : 'ok  '} ${engine.name}: ${journey}${reason ? `: ${reason}` : ''}`)
  return { engine: engine.name, journey, ...(reason && { reason }) }
}
