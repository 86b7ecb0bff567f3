import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { openTestDatabase, testSecretKey } from '../../../tests/open-test-database'
import { readMails } from '../../../tests/read-mails'
import { unlockDatabase } from '../database/unlock-database.server'
import { openVault } from '../database/vault.server'
import { hideSecrets, showSecrets } from './mail-secrets.server'

const database = await openTestDatabase()
afterAll(database.close)

const token = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG'
const file = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345'
const mail = {
  text: `Open http://localhost:3000/en/offers/${token} or http://localhost:3000/api/files/${file}/download?token=${file.toLowerCase()}`,
  html: `<p>~0.0~ $1 <a href="http://localhost:3000/en/verify?token=${token}">Open</a></p>`,
  unsubscribeUrl: `http://localhost:3000/en/newsletter/unsubscribe/${token}`,
}

test('a mail is stored without what opens its links, and read with it', () => {
  const vault = openVault(testSecretKey)
  const hidden = hideSecrets(vault, mail)
  expect(JSON.stringify(hidden)).not.toMatch(new RegExp(`${token}|${file}`, 'i'))
  expect(hidden.html).toMatch(/^<p>~0\.0~ \$1 <a href="http:\/\/localhost:3000\/en\/verify\?token=~[\da-f]{18}\.0~">/)
  expect(showSecrets(vault, hidden)).toMatchObject(mail)
  expect(hideSecrets(vault, { text: 'No link', html: '<p>' })).toMatchObject({ secrets: null })
})

test('mails of an older version are hidden when the program starts, and read as before', async () => {
  const { db, pool } = database
  await db.execute(sql`alter table mails drop column secrets`)
  await db.execute(sql`
    insert into mails (id, message_id, kind, sender, recipient, subject, html, text, unsubscribe_url, images, created_at, next_attempt_at)
    select gen_random_uuid(), number, 'test', '{"address": "a@b.example"}', '{"address": "a@b.example"}', 'Older', ${mail.html},
      ${mail.text}, case number when 1 then ${mail.unsubscribeUrl} end, '[]', now(), now() from generate_series(1, 2) as number`)
  await db.execute(sql`delete from columns_to_seal where in_table = 'mails'`)
  await pool.query(await readFile('migrations/0167-links-in-mails-sealed.sql', 'utf8'))
  await unlockDatabase(pool, { secretKey: testSecretKey, dataDir: '/nonexistent' })
  const { rows } = await db.execute(sql`select text, html, unsubscribe_url, secrets from mails`)
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${token}|${file}`, 'i'))
  const read = await readMails(db)
  expect(read).toHaveLength(2)
  for (const { text, html, unsubscribeUrl } of read) {
    expect({ text, html }).toEqual({ text: mail.text, html: mail.html })
    expect([mail.unsubscribeUrl, null]).toContain(unsubscribeUrl)
  }
})
