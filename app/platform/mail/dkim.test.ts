import { createVerify, generateKeyPairSync, hash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { installMailServer, startMailServer } from '../../../tests/servers/opensmtpd'
import { testMail } from '../mail-queue/mail.suite'
import { loadConfig } from '../settings/config.server'
import { openMailTransport } from './mail-transports.server'

const directory = await mkdtemp(join(tmpdir(), 'stocklot-dkim-'))
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const keyFile = join(directory, 'dkim.pem')
await writeFile(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }))
afterAll(() => rm(directory, { recursive: true }))

const hasMailServer = installMailServer()
if (!hasMailServer) console.warn('\n*** LEFT OUT: signed mails, because OpenSMTPD cannot run here. ***\n')

test.runIf(hasMailServer)('a mail arrives with a valid signature of its sender’s domain', async () => {
  const server = await startMailServer()
  const transport = openMailTransport(
    loadConfig({ SMTP_URL: server.url, DKIM_KEY_FILE: keyFile, DKIM_SELECTOR: 'nov26' }),
  )
  const messageId = '<0193-signed@stocklot.example>'
  const unsubscribeUrl = 'https://stock.example/api/newsletter/unsubscribe/x'
  const content = testMail({ subject: 'Η προσφορά σας έφτασε', text: 'Two  spaces \n\n', unsubscribeUrl })
  await transport.deliver({ ...content, messageId, createdAt: new Date() }, new AbortController().signal)
  const source = await server.arrived(messageId)
  await transport.close()
  await server.stop()

  const { tags, body, signature } = verify(source)
  expect(tags).toMatchObject({ d: 'stocklot.example', s: 'nov26', a: 'rsa-sha256', c: 'relaxed/relaxed' })
  expect(tags.h?.toLowerCase().split(':')).toEqual(
    expect.arrayContaining(['from', 'to', 'subject', 'date', 'list-unsubscribe', 'list-unsubscribe-post']),
  )
  expect({ body, signature }).toEqual({ body: true, signature: true })
  expect(verify(source.replace('Subject: =?UTF-8?', 'Subject: Pay =?UTF-8?'))).toMatchObject({ signature: false })
  expect(verify(source.replace('Two', 'Three'))).toMatchObject({ body: false, signature: true })
})

describe('a key that cannot sign stops the start', () => {
  const cases: Record<string, { content: string | Buffer; says: RegExp }> = {
    'of another kind': {
      content: generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
      says: /^DKIM_KEY_FILE is wrong: the key in .* is not an RSA key of 1024 bits or more/,
    },
    'that is public': {
      content: publicKey.export({ type: 'spki', format: 'pem' }),
      says: /^DKIM_KEY_FILE is wrong: .* has no private key in PEM/,
    },
  }
  for (const [name, { content, says }] of Object.entries(cases)) {
    test(name, async () => {
      const file = join(directory, 'other.pem')
      await writeFile(file, content)
      expect(() => loadConfig({ DKIM_KEY_FILE: file })).toThrow(says)
    })
  }

  test('that does not exist', () => {
    expect(() => loadConfig({ DKIM_KEY_FILE: join(directory, 'none.pem') })).toThrow(
      /none\.pem cannot be read \(ENOENT\)/,
    )
  })
})

/** Verifies a signature with relaxed canonicalization (RFC 6376, sections 3.4 and 3.7), as a receiver would. */
function verify(source: string): { tags: Record<string, string>; body: boolean; signature: boolean } {
  const [, head = '', body = ''] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(source) ?? []
  const headers = head.split(/\r?\n(?![ \t])/).map((line) => {
    const name = line.slice(0, line.indexOf(':'))
    return { name: name.trim().toLowerCase(), value: line.slice(name.length + 1) }
  })
  const own = headers.find(({ name }) => name === 'dkim-signature')?.value ?? ''
  const tags = Object.fromEntries(
    own
      .split(';')
      .map((tag) => [tag.slice(0, tag.indexOf('=')).trim(), tag.slice(tag.indexOf('=') + 1).replaceAll(/\s+/g, '')]),
  )
  const relaxed = (name: string, value: string) =>
    `${name}:${value
      .replaceAll(/\r?\n/g, '')
      .replaceAll(/[ \t]+/g, ' ')
      .trim()}`
  // Of repeated headers, the last is signed first.
  const left = [...headers]
  const signed = (tags.h ?? '').split(':').flatMap((each) => {
    const at = left.findLastIndex(({ name }) => name === each.toLowerCase())
    return left.splice(at, at < 0 ? 0 : 1).map(({ name, value }) => `${relaxed(name, value)}\r\n`)
  })
  const unsigned = relaxed('dkim-signature', own.replace(/([;\s]b=)[^;]*/, '$1'))
  const lines = body.split(/\r?\n/).map((line) => line.replaceAll(/[ \t]+/g, ' ').trimEnd())
  const bytes = `${lines.join('\r\n').replace(/(?:\r\n)+$/, '')}\r\n`
  return {
    tags,
    body: hash('sha256', bytes, 'base64') === tags.bh,
    signature: createVerify('rsa-sha256')
      .update(signed.join('') + unsigned)
      .verify(publicKey, tags.b ?? '', 'base64'),
  }
}
