import { expect, test } from 'vitest'
import type { AuditAction } from '../../company/team/audit-actions'
import { type Language, languages } from '../../platform/i18n/languages'
import { presentDetails } from './audit-details.server'

const team = [{ id: '01a20edd-5f80-7512-b0ca-daade1ecd699', name: 'Ines Duarte' }]
const entries: readonly (readonly [AuditAction, Readonly<Record<string, unknown>>, string])[] = [
  [
    'audit.exported',
    { rows: 12, action: 'lot.sold', who: team[0]?.id, q: 'L-2611' },
    'Rows: 12, Action: Lot sold, Who: Ines Duarte, Searched for: L-2611',
  ],
  [
    'lot.sold',
    { quantity: '1200.5', unit: 'KGM', amount: 123_450, currency: 'EUR', buyer: 'Toys Ltd' },
    'Quantity: 1,200.5 kg, Amount: €1,234.50, Buyer: Toys Ltd',
  ],
  [
    'sale.cancelled',
    { kind: 'reserved', quantity: '20', unit: 'H87', amount: 900, currency: 'EUR', buyer: 'Toys Ltd' },
    'Action: Lot reserved, Quantity: 20 pcs, Amount: €9.00, Buyer: Toys Ltd',
  ],
  ['lot.published', { was: 'draft', became: 'published' }, 'Status: Draft → Available'],
  ['team.role_changed', { was: 'helper', became: 'owner' }, expect.stringMatching(/^Role: Helper.* → Owner/)],
  [
    'lot.price_changed',
    {
      currency: 'EUR',
      was: { costPrice: 142, priceVisibility: 'public' },
      became: { costPrice: 150, priceVisibility: 'members' },
    },
    'Cost price: €1.42 → €1.50, Price visible to: Everyone → Approved members',
  ],
  [
    'lot.price_changed',
    {
      currency: 'PLN',
      was: { currency: 'EUR', price: { amount: 790, basis: 'unit', tiers: [] } },
      became: { currency: 'PLN', price: { amount: 3360, basis: 'unit', tiers: [{ from: '100', amount: 3000 }] } },
    },
    'Currency: EUR → PLN, Price: €7.90 · per unit → PLN\u00a033.60 · per unit · 100+: PLN\u00a030.00',
  ],
  [
    'lot.price_changed',
    {
      currency: 'EUR',
      was: { price: null },
      became: { price: { amount: 790, basis: 'unit', tiers: [], negotiable: false, validUntil: null } },
    },
    'Price: Not set → €7.90 · per unit',
  ],
  ['team.removed', { items: 12, assignee: 'Tomas Lindqvist' }, 'Inbox: 12, Assigned to: Tomas Lindqvist'],
  ['template.saved', { was: null, became: { en: 'Thank you.' } }, 'English: Not set → Thank you.'],
  [
    'template.saved',
    {
      was: { en: 'Thank you.', fr: 'Merci.', it: 'Grazie.' },
      became: { en: 'Thank you.', fr: 'Merci !', it: 'Grazie!' },
    },
    'French: Merci. → Merci ! (and 1 more language)',
  ],
  [
    'template.saved',
    {
      was: { en: 'Thank you.', fr: 'Merci.', it: 'Grazie.', pl: 'x' },
      became: { en: 'Thanks.', fr: 'Merci !', it: 'Grazie!' },
    },
    'English: Thank you. → Thanks. (and 3 more languages)',
  ],
  ['template.removed', { de: 'Danke.' }, 'German: Danke.'],
  [
    'preferences.changed',
    { incoterm: { was: 'EXW', became: 'FCA' }, offerDays: { was: 5, became: 10 } },
    'Incoterm: Ex works → Free carrier, Counter-offers are valid for (working days): 5 → 10',
  ],
  [
    'lots.edited',
    { change: 'price', percent: -10, filter: '?q=toys&status=', changed: 3, missed: 0, refused: ['L-2611-0001'] },
    'Change in %: -10, All lots found with: toys, Lots changed: 3, Changed by a colleague meanwhile: 0, Not changed: L-2611-0001',
  ],
  [
    'mailing.sent',
    { audience: 'people', recipients: 1, lots: 'L-2611-0001' },
    'Sent to: Contacts, Recipients: 1, Lots: L-2611-0001',
  ],
  [
    'subscribers.exported',
    { format: 'csv', rows: 2, state: 'pending', language: 'de', interest: 'toys' },
    'Format: CSV, Rows: 2, Status: Not confirmed, Language: German, Interests: Toys',
  ],
  [
    'lots.imported',
    { created: 1, updated: 2, unchanged: 3, rejected: 0 },
    'Created: 1, Updated: 2, Unchanged: 3, Rejected: 0',
  ],
  ['mail.hurried', { mails: 4 }, 'Emails: 4'],
  ['sender.blocked', { why: 'Spam' }, 'Why: Spam'],
  ['sender.unblocked', { caught: 7 }, 'Caught: 7'],
]

const read = (action: AuditAction, details: Readonly<Record<string, unknown>>, language: Language) =>
  presentDetails(action, details, { language, timeZone: 'Europe/Lisbon', team })

test.each(entries)('%s: %j', (action, details, said) => {
  const shown = read(action, details, 'en').map(
    ({ label, was, text }) => `${label}: ${was === null ? '' : `${was} → `}${text}`,
  )
  expect(shown.join(', ')).toEqual(said)
})

test.each(languages)('every detail has a label in %s', (language) => {
  const labels = entries.flatMap(([action, details]) => read(action, details, language).map(({ label }) => label))
  expect(labels.length).toBeGreaterThan(30)
  expect(labels.filter((label) => /^[a-z]/.test(label))).toEqual([])
})
