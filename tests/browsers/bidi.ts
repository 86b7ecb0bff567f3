import { type Engine, startHelper, type Tab } from './tab.ts'

interface Answer {
  readonly id?: number
  readonly type: string
  readonly result?: unknown
  readonly message?: string
}

type Send = (method: string, params: object) => Promise<Record<string, unknown>>

/** Firefox by WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/), which it speaks itself. */
export async function openFirefox(): Promise<Engine> {
  const firefox = await startHelper(
    (profile) => ['firefox-esr', '--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    /WebDriver BiDi listening on (ws:\S+)/,
  )
  const { send, close } = await connect(`${firefox.said}/session`)
  const { capabilities } = await send('session.new', { capabilities: {} })
  const version = isRecord(capabilities) ? capabilities.browserVersion : ''
  return {
    name: `Firefox ${version}`,
    openTab: () => openTab(send),
    close: async () => {
      close()
      await firefox.close()
    },
  }
}

async function connect(address: string): Promise<{ send: Send; close: () => void }> {
  const line = new WebSocket(address)
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  await new Promise((resolve, reject) => {
    line.onopen = resolve
    line.onerror = () => reject(new Error(`Nothing answers at ${address}.`))
  })
  line.onmessage = ({ data }) => {
    const answer: Answer = JSON.parse(String(data))
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  }
  const send: Send = async (method, params) => {
    const id = ++last
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve)
      line.send(JSON.stringify({ id, method, params }))
    })
    waiting.delete(id)
    if (!isRecord(answer.result)) throw new Error(`${method}: ${answer.message}`)
    return answer.result
  }
  return { send, close: () => line.close() }
}

async function openTab(send: Send): Promise<Tab> {
  const { userContext } = await send('browser.createUserContext', {})
  const { context } = await send('browsingContext.create', { type: 'tab', userContext })
  await send('browsingContext.setViewport', { context, viewport: { width: 1440, height: 900 } })
  const evaluate = async (expression: string) => {
    const { result, exceptionDetails } = await send('script.evaluate', {
      expression,
      target: { context },
      awaitPromise: true,
      userActivation: true,
    })
    if (!isRecord(result)) throw new Error(JSON.stringify(exceptionDetails))
    return result
  }
  const element = async (expression: string) => {
    const { sharedId } = await evaluate(expression)
    if (!sharedId) throw new Error(`There is no ${expression}`)
    return { sharedId }
  }
  const act = (source: object) => send('input.performActions', { context, actions: [source] })
  const click = async (expression: string) => {
    await evaluate(`${expression}.scrollIntoView({ block: 'center', behavior: 'instant' })`)
    const origin = { type: 'element', element: await element(expression) }
    const move = { type: 'pointerMove', x: 0, y: 0, origin }
    const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
    await act({ type: 'pointer', id: 'mouse', actions })
  }
  return {
    open: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    read: async (expression) => {
      const { value } = await evaluate(expression)
      return typeof value === 'string' ? value : null
    },
    click,
    type: async (expression, text) => {
      await click(expression)
      await evaluate(`${expression}.select()`)
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await act({ type: 'key', id: 'keyboard', actions })
    },
    choose: async (expression, path) =>
      void (await send('input.setFiles', { context, element: await element(expression), files: [path] })),
    close: async () => void (await send('browser.removeUserContext', { userContext })),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
