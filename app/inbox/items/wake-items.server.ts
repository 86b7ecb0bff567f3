import { randomUUIDv7 } from 'node:crypto'
import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Services } from '../../platform/services/services.server'
import { inboxEvents, inboxItems } from './inbox.table.server'

const LIMIT = 200

/** Reopens snoozed items that are due and marks them unread. */
export async function wakeItems({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const time = now()
  await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: inboxItems.id, snoozedUntil: inboxItems.snoozedUntil })
      .from(inboxItems)
      .where(and(eq(inboxItems.box, 'snoozed'), lte(inboxItems.snoozedUntil, time)))
      .orderBy(inboxItems.snoozedUntil)
      .limit(LIMIT)
      // Another node or a worker may hold the lock.
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
        // Empty: done by the system.
        who: '',
        was: { box: 'snoozed' as const },
        became: { box: 'open' as const },
        version,
        createdAt: time,
      })),
    )
  })
}
