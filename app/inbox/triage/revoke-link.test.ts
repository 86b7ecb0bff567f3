import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { signInToOffice } from '../../../tests/account-visitor'
import { uploadFile } from '../../../tests/upload-file'
import { openInbox } from './open-inbox.suite'

const { app, db, only, sendOffer } = await openInbox()
const office = await signInToOffice(app, 'ines@stocklot.example')

test('a revoked link opens for nobody, the team keeps the file, and the audit trail names who did it', async () => {
  await db.execute(sql`update members set team_role = 'trader'`)
  const file = await uploadFile(app, 'prices.txt', new TextEncoder().encode('12 pallets'))
  await sendOffer({ attachments: [file] })
  const { id, reference } = await only()
  const page = `/en/team/inbox/${id}`
  const html = async (address = page) => (await office.send(address)).text()
  const link = file.url.slice(file.url.indexOf('/api/'))
  const [button = ''] = /<button[^>]*name="revoke"[^>]*>/.exec(await html()) ?? []
  const [, revoke = ''] = /value="([^"]+)"/.exec(button) ?? []
  const post = () => office.send(page, { method: 'POST', body: new URLSearchParams({ revoke }) })

  await db.execute(sql`update members set team_role = 'helper'`)
  expect(await html()).not.toContain('name="revoke"')
  expect((await post()).status).toBe(403)
  expect((await app.request(link)).status).toBe(200)

  await db.execute(sql`update members set team_role = 'trader'`)
  expect((await post()).headers.get('location')).toBe(page)
  expect((await app.request(link)).status).toBe(404)
  const after = await html()
  expect(after).toContain('Link revoked')
  expect(after).not.toContain('name="revoke"')
  expect((await post()).status).toBe(404)

  expect(after).toContain(`${page}/files`)
  expect(Buffer.from(await (await office.send(`${page}/files`)).arrayBuffer()).toString()).toContain('12 pallets')
  const trail = await html('/en/team/audit')
  for (const said of ['Download link revoked', reference ?? '', 'prices.txt', 'Ines']) expect(trail).toContain(said)
})
