import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { findMailQueue } from '../app/platform/mail-queue/outbox.server'
import type { Services } from '../app/platform/services/services.server'

const PATIENCE_MS = 2_000

/** `/healthz`: the process responds. `/readyz`: database, storage and mail queue are reachable, and the program does not stop. */
export function healthRoutes(services: Services): Hono {
  const router = new Hono()
  router.get('/healthz', (context) => context.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
  router.get('/readyz', async (context) => {
    if (services.stopping.hasBegun())
      return context.json({ status: 'stopping' }, 503, { 'cache-control': 'no-store', 'retry-after': '5' })
    const checks = {
      database: services.db.execute(sql`select 1`),
      storage: services.storage.check(),
      mailQueue: findMailQueue(services.db),
    }
    const parts = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await answers(check)] as const),
    )
    const ready = parts.every(([, ok]) => ok)
    const body = {
      status: ready ? 'ready' : 'unavailable',
      ...Object.fromEntries(parts.map(([name, ok]) => [name, ok ? 'ok' : 'unreachable'])),
    }
    return context.json(body, ready ? 200 : 503, { 'cache-control': 'no-store' })
  })
  return router
}

async function answers(check: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => late.resolve(false), PATIENCE_MS)
  try {
    return await Promise.race([check.then(() => true), late.promise])
  } catch {
    return false
  } finally {
    clearTimeout(timer)
  }
}
