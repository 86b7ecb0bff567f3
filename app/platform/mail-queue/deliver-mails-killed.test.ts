import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestDatabase, type TestDatabase, testSecretKey } from '../../../tests/open-test-database'
import { type ScriptedMailServer, startScriptedMailServer } from '../../../tests/servers/scripted-mail-server'
import { openSmtpMail } from '../mail/mail-transports.server'
import { deliverMails } from './deliver-mails.server'
import { testMail } from './mail.suite'
import { mails } from './mails.table.server'
import { findMailQueue, queueMail } from './outbox.server'

let database: TestDatabase
let server: ScriptedMailServer
let place: string
beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), 'stocklot-deliver-'))
  // Bundled once: loading the modules takes a process seven times the work.
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: 'tests/deliver-mails-process.ts', outDir: place },
  })
  database = await openTestDatabase()
  server = await startScriptedMailServer()
})
afterAll(async () => {
  await server.stop()
  await database.close()
  await rm(place, { recursive: true })
})

const startDelivering = (): ChildProcess =>
  spawn(process.execPath, [join(place, 'deliver-mails-process.js'), database.url, server.url, testSecretKey], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/** Delivers until the database has released the locks of the killed process. */
async function deliverTheRest(): Promise<void> {
  const mail = openSmtpMail(server.url)
  const services = { db: database.db, mail, log: pino({ level: 'silent' }), now: () => new Date() }
  await vi.waitUntil(
    async () => {
      await deliverMails(services)
      return (await findMailQueue(database.db)).queued === 0
    },
    { timeout: 300_000, interval: 20 },
  )
  await mail.close()
}

test('five kills during sending lose no mail, and a duplicate has the same Message-ID', async () => {
  const count = 300
  await database.db.transaction(async (tx) => {
    for (let n = 0; n < count; n++) await queueMail(tx, 'test', testMail({ subject: `Offer ${n}` }), new Date())
  })
  const kills = 5
  for (let round = 1; round <= kills; round++) {
    const child = startDelivering()
    await server.hasTaken(server.taken.length + 1 + Math.floor(Math.random() * 40))
    await kill(child)
  }
  // The server has received the mail and does not answer: the process dies while sending.
  server.treat = () => 'hang'
  const child = startDelivering()
  await server.isHanging(1)
  await kill(child)
  expect((await findMailQueue(database.db)).queued).toBeGreaterThan(0)
  server.treat = () => 'take'
  await deliverTheRest()

  const rows = await database.db.select().from(mails)
  expect(rows.every((row) => row.state === 'sent' && row.attempts === 1)).toBe(true)
  const taken = server.taken.map((mail) => mail.messageId)
  expect(new Set(taken)).toEqual(new Set(rows.map((row) => row.messageId)))
  // At most the four mails in flight of each killed process were sent twice.
  expect(taken.length).toBeLessThanOrEqual(count + 4 * kills)
})
