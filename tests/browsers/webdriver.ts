import { freePort } from '../open-test-site.ts'
import { until } from '../run-program.ts'
import { type Engine, startHelper, type Tab } from './tab.ts'

const twoFrames = 'const [done] = arguments; requestAnimationFrame(() => requestAnimationFrame(() => done()))'

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** WebKitGTK by the WebDriver protocol (https://www.w3.org/TR/webdriver2/), on a display without a screen. */
export async function openWebKit(): Promise<Engine> {
  const display = await startHelper(
    () => ['Xvfb', '-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'],
    /^(\d+)\n/,
  )
  const port = await freePort()
  const env = { DISPLAY: `:${display.said}` }
  const driver = await startHelper(() => ['sh', '-c', `echo ready; exec WebKitWebDriver --port=${port}`], /ready/, env)
  const call: Call = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body ? JSON.stringify(body) : null })
    const { value }: { value: unknown } = await answer.json()
    if (!answer.ok) throw new Error(`${path.replace(/\/session\/[^/]*/, '')}: ${JSON.stringify(value)}`)
    return value
  }
  await until(async () => Boolean(await call('GET', '/status')))
  const { version, close } = await openTab(call)
  await close()
  return {
    name: `WebKit ${version}`,
    openTab: () => openTab(call),
    close: async () => {
      await driver.close()
      await display.close()
    },
  }
}

/** A browser of its own, as WebKitWebDriver has one session at a time; it stores nothing. */
async function openTab(call: Call): Promise<Tab & { version: string }> {
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser' } }
  const { sessionId, capabilities: matched } = sessionOf(await call('POST', '/session', { capabilities }))
  const session = `/session/${sessionId}`
  await call('POST', `${session}/window/rect`, { width: 1440, height: 900 })
  const evaluate = (expression: string) =>
    call('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] })
  const act = async (expression: string, action: string, body: object = {}) => {
    const [id] = Object.values((await evaluate(expression)) ?? {})
    if (!id) throw new Error(`There is no ${expression}`)
    // WebKit looks for the element before a smooth scroll has ended.
    await evaluate(`${expression}.scrollIntoView({ block: 'center', behavior: 'instant' })`)
    // It clicks where the element was until the scroll is drawn.
    if (action === 'click') await call('POST', `${session}/execute/async`, { script: twoFrames, args: [] })
    await call('POST', `${session}/element/${id}/${action}`, body)
  }
  return {
    version: matched.browserVersion,
    open: async (url) => void (await call('POST', `${session}/url`, { url })),
    read: async (expression) => {
      const value = await evaluate(expression)
      return typeof value === 'string' ? value : null
    },
    click: (expression) => act(expression, 'click'),
    type: async (expression, text) => {
      await act(expression, 'clear')
      await act(expression, 'value', { text })
    },
    choose: (expression, path) => act(expression, 'value', { text: path }),
    close: async () => void (await call('DELETE', session)),
  }
}

function sessionOf(value: unknown): { sessionId: string; capabilities: { browserVersion: string } } {
  const session = Object(value)
  return { sessionId: String(session.sessionId), capabilities: { browserVersion: session.capabilities.browserVersion } }
}
