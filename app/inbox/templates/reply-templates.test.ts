import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { signInToOffice } from '../../../tests/account-visitor'
import { openInbox } from '../triage/open-inbox.suite'

const { app, db, only, sendOffer, sendMessage } = await openInbox()
const office = await signInToOffice(app, 'ines@stocklot.example')
beforeEach(() => db.execute(sql`truncate reply_templates, audit_entries`))

const page = '/en/team/templates'
const texts = {
  'text.en': 'we need the list of {goods} for {reference}.',
  'text.de': 'wir brauchen die Liste zu {goods}.',
}
const save = (fields: Record<string, string>) =>
  office.send(page, { method: 'POST', body: new URLSearchParams({ intent: 'save', id: '', ...fields }) })
const stored = async () =>
  (await db.execute<{ id: string; name: string; version: number }>(sql`select * from reply_templates`)).rows
const reply = async (item: string, template = '') => {
  const html = await (await office.send(`/en/team/inbox/${item}?reply=${template}`)).text()
  return { html, text: /<textarea[^>]*name="text"[^>]*>([^<]*)/.exec(html)?.[1] ?? '' }
}

test('a template starts a reply in the sender’s language with its fields filled in', async () => {
  expect((await save({ name: 'Stock list', kind: 'offer', ...texts })).status).toBe(303)
  const [template] = await stored()
  await sendOffer({ language: 'de', description: 'Board games' })
  const offer = await only()
  expect((await reply(offer.id)).html).toContain('Stock list')
  const { text } = await reply(offer.id, template?.id)
  expect(text).toMatch(
    /^Guten Tag Jonas Keller,\n\nwir brauchen die Liste zu Board games\.\n\nMit freundlichen Grüßen\nInes\n/,
  )
  await db.execute(sql`truncate inbox_items cascade`)
  await sendMessage()
  const message = await only()
  expect((await reply(message.id)).html).not.toContain('Stock list')
})

test('a template without the sender’s language falls back to another one and says so', async () => {
  await save({ name: 'Stock list', ...texts })
  const [template] = await stored()
  await sendOffer({ language: 'pl', description: 'Puzzle' })
  const { html, text } = await reply((await only()).id, template?.id)
  expect(html).toContain('no text in the sender’s language. The text below is in English.')
  expect(text).toContain('we need the list of Puzzle for O-')
})

test('refuses unknown fields, empty texts and conflicting edits, and keeps the typed text', async () => {
  const misspelt = await save({ name: 'List', 'text.en': 'About {refrence}', 'text.de': '' })
  const html = await misspelt.text()
  expect(misspelt.status).toBe(422)
  for (const said of ['{refrence} isn’t a field', 'About {refrence}']) expect(html).toContain(said)
  // Languages without a text stay folded.
  expect(html.indexOf('Other languages')).toBeLessThan(html.indexOf('name="text.de"'))
  expect((await save({ name: 'List', 'text.en': ' ' })).status).toBe(422)
  expect(await stored()).toEqual([])
  await save({ name: 'List', ...texts })
  const [{ id } = { id: '' }] = await stored()
  expect((await save({ id, version: '0', name: 'First', ...texts })).status).toBe(303)
  expect((await save({ id, version: '0', name: 'Second', ...texts })).status).toBe(409)
  expect(await stored()).toMatchObject([{ name: 'First', version: 1 }])
  await office.send(page, { method: 'POST', body: new URLSearchParams({ intent: 'remove', id }) })
  expect(await stored()).toEqual([])
  const { rows } = await db.execute(sql`select action, about from audit_entries order by created_at, id`)
  expect(rows).toEqual([
    { action: 'template.saved', about: 'List' },
    { action: 'template.saved', about: 'First' },
    { action: 'template.removed', about: 'First' },
  ])
})
