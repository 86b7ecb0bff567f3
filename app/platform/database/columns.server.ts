import { timestamp } from 'drizzle-orm/pg-core'

/** Column for a moment, with time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
