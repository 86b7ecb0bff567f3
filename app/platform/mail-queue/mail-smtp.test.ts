import PostalMime from 'postal-mime'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installMailServer, type MailServer, startMailServer } from '../../../tests/servers/opensmtpd'
import { type ScriptedMailServer, startScriptedMailServer } from '../../../tests/servers/scripted-mail-server'
import type { Mail, MailTransport } from '../mail/mail.server'
import { openSmtpMail } from '../mail/mail-transports.server'
import { hostileMail, mailSuite, testMail } from './mail.suite'

describe('mails by SMTP to a test server', () => {
  let server: ScriptedMailServer
  let transport: MailTransport
  beforeAll(async () => {
    server = await startScriptedMailServer()
    transport = openSmtpMail(server.url)
  })
  afterAll(async () => {
    await transport.close()
    await server.stop()
  })
  mailSuite('sent', () => transport)

  test('arrive unchanged and once', () => {
    // From the suite: one mail, the hostile one, and thirty.
    expect(server.taken).toHaveLength(32)
    expect(new Set(server.taken.map((mail) => mail.messageId)).size).toBe(32)
    expect(server.connections()).toBeLessThanOrEqual(5)
  })
})

const hasMailServer = installMailServer()
if (!hasMailServer) {
  process.stderr.write(
    '\n!!! LEFT OUT: the mail suite did not run on OpenSMTPD, which cannot be installed or started here (Debian, root).\n\n',
  )
}

describe.skipIf(!hasMailServer)('mails by SMTP to OpenSMTPD', () => {
  let server: MailServer
  let transport: MailTransport
  beforeAll(async () => {
    server = await startMailServer()
    transport = openSmtpMail(server.url)
  })
  afterAll(async () => {
    await transport.close()
    await server.stop()
  })
  mailSuite('sent', () => transport)

  const arrivedAs = async (mail: Mail) => {
    await transport.deliver(mail, new AbortController().signal)
    const source = await server.arrived(mail.messageId)
    return { source, parsed: await PostalMime.parse(source, { attachmentEncoding: 'base64' }) }
  }

  test('arrive with their headers, both parts and pictures', async () => {
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
    const { source, parsed } = await arrivedAs({
      ...testMail({
        from: { name: 'Łódź, "Stock" & Co', address: 'office@stocklot.example' },
        to: { name: 'سمير الحسن', address: 'samir@noor.example' },
        subject: 'Η προσφορά σας έφτασε: 2.112 ζεύγη',
        text: 'Ihr Angebot ist bei uns – 12 €.\nشكرًا\n',
        html: '<p lang="el">Η προσφορά σας έφτασε <img src="cid:mark" alt=""></p>',
        images: [{ cid: 'mark', contentType: 'image/png', base64: pixel }],
      }),
      messageId: '<0193-first@stocklot.example>',
      createdAt: new Date('2026-11-20T13:08:00Z'),
    })
    expect(parsed).toMatchObject({
      from: { name: 'Łódź, "Stock" & Co', address: 'office@stocklot.example' },
      to: [{ name: 'سمير الحسن', address: 'samir@noor.example' }],
      replyTo: [{ name: 'Elena Markou', address: 'elena@stocklot.example' }],
      subject: 'Η προσφορά σας έφτασε: 2.112 ζεύγη',
      messageId: '<0193-first@stocklot.example>',
      date: '2026-11-20T13:08:00.000Z',
    })
    expect(parsed.text?.trim()).toBe('Ihr Angebot ist bei uns – 12 €.\nشكرًا')
    expect(parsed.html?.trim()).toBe('<p lang="el">Η προσφορά σας έφτασε <img src="cid:mark" alt=""></p>')
    expect(parsed.attachments).toMatchObject([
      { mimeType: 'image/png', contentId: '<mark>', disposition: 'inline', content: pixel },
    ])
    expect(source).toMatch(/^Return-Path: <office@stocklot\.example>$/m)
    expect(source).toMatch(/^Delivered-To: samir@noor\.example$/m)
    expect(source).toMatch(/^Auto-Submitted: auto-generated$/m)
  })

  test('have List-Unsubscribe headers (RFC 8058) only when they belong to a subscription', async () => {
    const unsubscribeUrl = `https://stock.example/api/newsletter/unsubscribe/${'x'.repeat(43)}`
    const headersOf = async (mail: Mail) =>
      (await arrivedAs(mail)).parsed.headers.filter(({ key }) => key.startsWith('list-'))
    const createdAt = new Date()
    expect(
      await headersOf({ ...testMail({ unsubscribeUrl }), messageId: '<0193-list@stocklot.example>', createdAt }),
    ).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: 'list-unsubscribe', value: `<${unsubscribeUrl}>` }),
        expect.objectContaining({ key: 'list-unsubscribe-post', value: 'List-Unsubscribe=One-Click' }),
      ]),
    )
    expect(await headersOf({ ...testMail(), messageId: '<0193-no-list@stocklot.example>', createdAt })).toEqual([])
  })

  test('with a hostile name have no extra header or recipient', async () => {
    const messageId = '<0193-hostile@stocklot.example>'
    const { source, parsed } = await arrivedAs({ ...hostileMail, messageId, createdAt: new Date() })
    const headers = parsed.headers.map((header) => header.key)
    expect(headers).not.toContain('bcc')
    expect(headers).not.toContain('x-evil')
    expect(parsed.to).toEqual([{ name: 'Eve" Bcc: victim@elsewhere.example <script>', address: 'eve@duarte.example' }])
    expect(parsed.subject).toBe(`O-2611-0001 X-Evil: 1 lalala ${'長'.repeat(300)}`)
    expect(parsed.text?.split(/\r?\n/).slice(0, 3)).toEqual(['.', '.', 'QUIT'])
    expect(Math.max(...source.split('\n').map((line) => line.length))).toBeLessThan(999)
    expect(source.match(/^Delivered-To:/gm)).toHaveLength(1)
  })
})
