import { randomUUIDv7 } from 'node:crypto'
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Services } from '../../platform/services/services.server'
import { inboxEvents, inboxItems } from './inbox.table.server'

/** Items of one run; the next run goes on. */
const MOST = 200

/** Brings back what was put off until now: unread, so that somebody looks. */
export async function wakeItems({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const time = now()
  await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: inboxItems.id, snoozedUntil: inboxItems.snoozedUntil })
      .from(inboxItems)
      .where(and(eq(inboxItems.box, 'snoozed'), lte(inboxItems.snoozedUntil, time)))
      .orderBy(inboxItems.snoozedUntil)
      .limit(MOST)
      // Another node may be at it, or a worker.
      .for('update', { skipLocked: true })
    if (due.length === 0) return
    const awake = await tx
      .update(inboxItems)
      .set({ box: 'open', snoozedUntil: null, unread: true, version: sql`${inboxItems.version} + 1` })
      .where(
        inArray(
          inboxItems.id,
          due.map(({ id }) => id),
        ),
      )
      .returning({ id: inboxItems.id, version: inboxItems.version })
    const actionId = randomUUIDv7()
    await tx.insert(inboxEvents).values(
      awake.map(({ id: itemId, version }) => ({
        id: randomUUIDv7(),
        itemId,
        actionId,
        kind: 'woken' as const,
        whoId: null,
        // Nobody did it: it was time.
        who: '',
        was: { box: 'snoozed' as const },
        became: { box: 'open' as const },
        version,
        createdAt: time,
      })),
    )
  })
}
