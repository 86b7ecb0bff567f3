import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { findMailQueue } from '../app/platform/mail-queue/outbox.server'
import type { Services } from '../app/platform/services/services.server'

/** In steps, of which a held-up process passes one at most: so a busy node is not taken for one without a database. */
const PATIENCE = { steps: 20, stepMs: 100 }

/**
 * `/healthz`: the process responds. `/readyz`: database, storage and mail queue are reachable, and the program does not stop. A node that
 * can only be read from stays ready, since no other is likely to have room: `writes` tells. So does one whose outside search engine has just
 * failed, since PostgreSQL answers: `search` tells.
 */
export function healthRoutes(services: Services): Hono {
  const router = new Hono()
  router.get('/healthz', (context) => context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
  router.get('/readyz', async (context) => {
    if (services.stopping.hasBegun())
      return context.json({ status: 'stopping' }, 503, { 'cache-control': 'no-store', 'retry-after': '5' })
    const [database, storage, mailQueue, room, writable] = await Promise.all([
      answers(services.db.execute(sql`select 1`)),
      answers(services.storage.check()),
      answers(findMailQueue(services.db)),
      answers(services.storage.checkRoom()),
      answers(requireWritable(services)),
    ])
    const ready = database && storage && mailQueue
    const wordFor = (ok: boolean) => (ok ? 'ok' : 'unreachable')
    const body = {
      status: ready ? 'ready' : 'unavailable',
      database: wordFor(database),
      storage: wordFor(storage),
      mailQueue: wordFor(mailQueue),
      writes: room && writable ? 'ok' : room ? 'refused' : 'full',
      ...(services.searchServer && { search: wordFor(services.searchServer.isUp()) }),
    }
    return context.json(body, ready ? 200 : 503, { 'cache-control': 'no-store' })
  })
  return router
}

/** A standby, or a server set read-only, accepts no writes. */
async function requireWritable({ db }: Services): Promise<void> {
  const { rows } = await db.execute<{ transaction_read_only: string }>(sql`show transaction_read_only`)
  if (rows[0]?.transaction_read_only !== 'off') throw new Error('The database is read-only.')
}

async function answers(check: Promise<unknown>): Promise<boolean> {
  const ended = new AbortController()
  const late = async () => {
    for (let step = 0; step < PATIENCE.steps; step++) await delay(PATIENCE.stepMs, undefined, { signal: ended.signal })
    return false
  }
  const succeeded = check.then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([succeeded, late().catch(() => false)])
  } finally {
    ended.abort()
  }
}
