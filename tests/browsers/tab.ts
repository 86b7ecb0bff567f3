import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A tab with cookies and storage of its own. An expression is JavaScript that the page evaluates. */
export interface Tab {
  readonly open: (address: string) => Promise<void>
  /** @returns the value of the expression, a text or null */
  readonly read: (expression: string) => Promise<string | null>
  /** The three act on the element that the expression finds, as a person would, with real events. */
  readonly click: (element: string) => Promise<void>
  readonly type: (element: string, text: string) => Promise<void>
  readonly choose: (element: string, path: string) => Promise<void>
  readonly close: () => Promise<void>
}

export interface Engine {
  readonly name: string
  readonly openTab: () => Promise<Tab>
  readonly close: () => Promise<void>
}

/** A running program. `said`: what it printed when it was ready. */
interface Helper {
  readonly said: string
  readonly close: () => Promise<void>
}

/** Starts a program and waits until its output matches. @throws {Error} if it ends before */
export async function startHelper(
  command: (directory: string) => readonly string[],
  ready: RegExp,
  env: Record<string, string> = {},
): Promise<Helper> {
  const directory = await mkdtemp(join(tmpdir(), 'judge-browser-'))
  const [program = '', ...args] = command(directory)
  const child: ChildProcess = spawn(program, args, {
    env: { ...process.env, HOME: directory, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const close = async () => {
    child.kill()
    await ended
    await rm(directory, { recursive: true, force: true, maxRetries: 20 })
  }
  const said = await new Promise<string>((resolve, reject) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (bytes: Buffer) => {
        output += bytes
        const found = ready.exec(output)
        if (found) resolve(found[1] ?? found[0])
      })
    child.on('error', reject)
    void ended.then(() => reject(new Error(`${program} ended: ${output}`)))
  }).catch(async (cause: unknown) => {
    await close()
    throw cause
  })
  return { said, close }
}
