import { sql } from 'drizzle-orm'
import { openLog } from '../app/platform/base/log.server'
import { joinDatabase } from '../app/platform/database/running-database.server'
import { loadConfig } from '../app/platform/settings/config.server'
import type { ProgramSettings } from './run-program'

export async function readAudit(settings: ProgramSettings) {
  const config = loadConfig(settings)
  const { db, close } = await joinDatabase(config, openLog({ ...config, logLevel: 'silent' }))
  try {
    const { rows } = await db.execute<{ action: string; who: string; about: string; details: object }>(
      sql`select action, who, about, details from audit_entries order by created_at, id`,
    )
    return rows
  } finally {
    await close()
  }
}
