import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { teamToken } from './open-test-site'
import { openTestPrograms, postmasterOf, until, untilReady } from './run-program'

const { start, newSettings, recover, close } = await openTestPrograms()
afterAll(close)
/** Started by one test after the other: a first start, which makes the database, takes twice the work of a later one. */
const used = await newSettings()

describe('restarts after kill -9 with every acknowledged offer', () => {
  const victims: Record<string, (program: number, postmaster: number) => number[]> = {
    'of the program': (program) => [program],
    'of program and database': (program, postmaster) => [program, postmaster],
    'of the database and then the program': (program, postmaster) => [postmaster, program],
  }
  for (const [name, choose] of Object.entries(victims)) {
    test(name, async () => {
      const { process: child, ended } = start(used)
      await untilReady(Number(used.PORT))
      const writer = writeOffers(Number(used.PORT))
      await until(() => writer.acknowledged.length >= 20)
      for (const pid of choose(child.pid ?? 0, await postmasterOf(used.DATA_DIR))) process.kill(pid, 'SIGKILL')
      await ended
      await writer.stop()

      const again = start(used)
      await untilReady(Number(used.PORT))
      expect(await storedOffers(Number(used.PORT))).toEqual(expect.arrayContaining(writer.acknowledged))
      again.process.kill('SIGTERM')
      expect(await again.ended).toBe(0)
    })
  }

  test('of the database alone, which the program restarts', async () => {
    const { process: child, ended } = start(used)
    await untilReady(Number(used.PORT))
    const writer = writeOffers(Number(used.PORT))
    await until(() => writer.acknowledged.length >= 20)
    const killed = await postmasterOf(used.DATA_DIR)
    process.kill(killed, 'SIGKILL')
    await until(async () => (await postmasterOf(used.DATA_DIR)) !== killed)
    await untilReady(Number(used.PORT))
    const before = writer.acknowledged.length
    await until(() => writer.acknowledged.length > before + 5)
    await writer.stop()
    expect(await storedOffers(Number(used.PORT))).toEqual(expect.arrayContaining(writer.acknowledged))
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  test('even if another process now has the old database’s process id', async () => {
    const { process: child, ended } = start(used)
    await untilReady(Number(used.PORT))
    const pidFile = join(used.DATA_DIR, 'postgres', 'postmaster.pid')
    const postmaster = await postmasterOf(used.DATA_DIR)
    for (const pid of [child.pid ?? 0, postmaster]) process.kill(pid, 'SIGKILL')
    await ended
    const lines = (await readFile(pidFile, 'utf8')).split('\n')
    await writeFile(pidFile, [String(process.pid), ...lines.slice(1)].join('\n'))
    await recover(used)
  })

  test('even during the very first start', async () => {
    const settings = await newSettings()
    const { process: child, ended } = start(settings)
    await until(() => existsSync(join(settings.DATA_DIR, 'postgres.new', 'base')))
    child.kill('SIGKILL')
    await ended
    await recover(settings)
    expect(existsSync(join(settings.DATA_DIR, 'postgres.new'))).toBe(false)
  })
})

function writeOffers(port: number): { acknowledged: string[]; stop: () => Promise<void> } {
  const acknowledged: string[] = []
  const stopping = new AbortController()
  const writing = (async () => {
    while (!stopping.signal.aborted) {
      const reference = await sendOffer(port).catch(() => null)
      if (reference) acknowledged.push(reference)
    }
  })()
  return {
    acknowledged,
    stop: async () => {
      stopping.abort()
      await writing
    },
  }
}

async function sendOffer(port: number): Promise<string | null> {
  const offer = { name: 'Ines', email: 'ines@duarte.example', phoneNumber: '+351 22 000 0000', description: 'Boots' }
  const answer = await fetch(`http://127.0.0.1:${port}/api/sell`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(offer),
  })
  return answer.status === 201 ? z.object({ reference: z.string() }).parse(await answer.json()).reference : null
}

const offersPage = z.object({ items: z.array(z.object({ reference: z.string() })), nextCursor: z.string().nullable() })

async function storedOffers(port: number): Promise<string[]> {
  const references: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/team/offers?limit=100${cursor && `&cursor=${cursor}`}`, {
      headers: { authorization: `Bearer ${teamToken}` },
    })
    const page = offersPage.parse(await answer.json())
    references.push(...page.items.map(({ reference }) => reference))
    cursor = page.nextCursor
  }
  return references
}
