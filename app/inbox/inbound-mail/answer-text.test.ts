import { describe, expect, test } from 'vitest'
import { isAutomatic, isFromList, plainTextOf, splitQuotation } from './answer-text'

const ours = ['office@stocklot.example', 'replies+']
const answer = 'Yes, 12 pallets are left.\n\nPhotos tomorrow.\nJonas'

describe('a reply ends where its quotation begins', () => {
  test.each([
    ['Gmail', `${answer}\n\nOn Mon, 23 Nov 2026 at 10:12, Ines <replies+0f8f@stocklot.example> wrote:\n> How many?`],
    [
      'Gmail, wrapped',
      `${answer}\n\nAm Mo., 23. Nov. 2026 um 10:12 Uhr schrieb Ines\n<replies+0f8f@stocklot.example>:\n\n> How many?`,
    ],
    [
      'Outlook',
      `${answer}\n\n________________________________\nVon: Ines <office@stocklot.example>\nGesendet: Montag\nAn: Jonas\nBetreff: x\n\nHow many?`,
    ],
    ['Outlook, phone', `${answer}\nFrom: Stocklot [mailto:OFFICE@stocklot.example]\nSent: Monday\n\nHow many?`],
    [
      'Apple Mail, Polish',
      `${answer}\n\n> Wiadomość napisana przez Ines <office@stocklot.example> w dniu 23 lis 2026:\n> \n> How many?`,
    ],
    ['Thunderbird without an address', `${answer}\n\nAm 23.11.26 um 10:12 schrieb Ines:\n> How many?\n> And where?`],
    ['Arabic', `${answer}\n\nفي الاثنين، كتب Ines ‏<office@stocklot.example>:\n> How many?`],
  ])('%s', (_, text) => {
    const split = splitQuotation(text, ours)
    expect(split.text).toBe(answer)
    expect(split.quoted).toContain('How many?')
    expect(split.quoted).toMatch(/23|Montag|Monday|الاثنين/)
  })

  test('keeps a reply without a quotation whole, even if it names our address', () => {
    const text = 'Please write to office@stocklot.example\n> not a quotation\nJonas'
    expect(splitQuotation(text, ours)).toEqual({ text, quoted: '' })
  })

  test('keeps the quotation when the reply is below or inside it', () => {
    const text = 'On Monday Ines <office@stocklot.example> wrote:\n> How many?\n12 pallets'
    expect(splitQuotation(text, ours)).toEqual({ text, quoted: '' })
  })
})

test('reads an HTML mail as text, without styles, pictures and scripts', () => {
  const html = '<style>p{}</style><p>Yes,<br>12&nbsp;pallets</p><img src="https://x.example/t.gif"><script>x</script>'
  expect(plainTextOf({ html })).toBe('Yes,\n12\u00a0pallets')
  expect(plainTextOf({ text: 'One\r\nTwo\u0000\r\n', html })).toBe('One\nTwo')
})

test.each([
  ['auto-submitted', 'auto-replied', true],
  ['auto-submitted', 'no', false],
  ['precedence', 'auto_reply', true],
  ['precedence', 'list', false],
  ['list-id', '<offers.example>', false],
  ['x-autoreply', 'yes', true],
  ['return-path', '<>', true],
  ['return-path', '<jonas@brettspiel.example>', false],
])('header %s: %s means an automatic mail: %s', (key, value, expected) => {
  expect(isAutomatic({ headers: [{ key, originalKey: key, value }] })).toBe(expected)
})

test.each([
  ['precedence', 'bulk', true],
  ['list-id', '<offers.example>', true],
  ['precedence', 'auto_reply', false],
])('header %s: %s means a mailing list: %s', (key, value, expected) => {
  expect(isFromList({ headers: [{ key, originalKey: key, value }] })).toBe(expected)
})
