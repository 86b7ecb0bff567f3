import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { teamToken } from '../../../tests/open-test-app'
import { openTestServer, type TestServer } from '../../../tests/open-test-server'
import { installMailServer, type MailServer, startMailServer } from '../../../tests/servers/opensmtpd'
import { keyedAddress } from '../../platform/mail/keyed-address'

const hasMailServer = installMailServer()
if (!hasMailServer)
  process.stderr.write(
    '\n!!! LEFT OUT: mails were not handed over by OpenSMTPD, which cannot be installed or started here (Debian, root).\n\n',
  )

describe.skipIf(!hasMailServer)('a mail server hands replies over', () => {
  let app: TestServer
  let mailServer: MailServer
  beforeAll(async () => {
    app = await openTestServer({ REPLY_ADDRESS: 'replies@stocklot.example' })
    mailServer = await startMailServer({ url: app.url, token: teamToken })
  })
  afterAll(async () => {
    await mailServer.stop()
    await app.close()
  })

  test('from SMTP to the thread, with the photo’s bytes unchanged', async () => {
    const { db } = app.services
    await app.request('/api/sell', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({
        ...{ name: 'Jonas Keller', email: 'jonas@brettspiel.example', phoneNumber: '+49 341 1234567' },
        description: 'Board games',
      }),
    })
    const { rows: sent } = await db.execute<{ key: string }>(
      sql`select return_key as key from mails where kind = 'offer.seller'`,
    )
    const pixel = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    )
    const transport = createTransport({ url: mailServer.url })
    await transport.sendMail({
      from: 'Jonas Keller <jonas@brettspiel.example>',
      to: keyedAddress('replies@stocklot.example', sent[0]?.key ?? ''),
      subject: 'Re: Your offer',
      text: 'Zwölf Paletten, trocken gelagert.',
      attachments: [{ filename: 'Halle 3.png', content: pixel }],
    })
    transport.close()
    const wrote = () => db.execute(sql`select became from inbox_events where kind = 'wrote'`)
    await expect
      .poll(async () => (await wrote()).rows)
      .toEqual([{ became: { text: 'Zwölf Paletten, trocken gelagert.', files: ['Halle 3.png'] } }])
    const { rows } = await db.execute(
      sql`select files.name from attachments join files on files.id = attachments.file_id`,
    )
    expect(rows).toEqual([{ name: 'Halle 3.png' }])
  })
})
