import { expect, test } from 'vitest'
import { visitorTexts } from '../../platform/i18n/messages.server'
import { describeFacts } from '../offers/describe-facts'
import { mailtoOf, unsentFacts } from './unsent-alert'

const offer = {
  name: 'Ines & Söhne',
  company: null,
  email: 'ines@duarte.example',
  phoneNumber: '+351 22 000 0000',
  description: '2,112 pairs\nof boots?',
  attachments: [{ name: 'list.xlsx', url: 'https://stocklot.example/api/files/a/download?token=b' }],
}

test('the prepared mail contains every word and every file', () => {
  const address = new URL(mailtoOf('elena@stocklot.example', 'Offer from Ines & Söhne', offer))
  expect(address.protocol + address.pathname).toBe('mailto:elena@stocklot.example')
  expect(address.searchParams.get('subject')).toBe('Offer from Ines & Söhne')
  expect(address.searchParams.get('body')).toBe(
    [
      'Ines & Söhne',
      'ines@duarte.example',
      '+351 22 000 0000',
      '',
      'list.xlsx: https://stocklot.example/api/files/a/download?token=b',
      '',
      '2,112 pairs\nof boots?',
    ].join('\n'),
  )
})

test('contains the details of the goods in words, without invalid ones', () => {
  const { localization } = visitorTexts('de')
  const localizer = { t: localization.t, language: 'de' } as const
  const said = {
    ...{ categories: ['shoes'], quantity: '1200.5', unit: 'PR', askingPrice: 1_250, currency: 'EUR' },
    ...{
      askingPriceBasis: 'unit',
      country: 'PT',
      bestBefore: 'soon',
      condition: 'shiny',
      restrictions: [{ rule: '' }],
    },
  }
  const facts = describeFacts(unsentFacts({ ...offer, ...said }), localizer)
  expect(facts.map(({ lines }) => lines.join())).toEqual([
    'Schuhe',
    '1.200,5 Paar',
    '12,50\u00a0€ pro Stück',
    'Portugal',
  ])
  const body = new URL(mailtoOf('elena@stocklot.example', 'Angebot', offer, facts)).searchParams.get('body')
  expect(body).toContain('Menge: 1.200,5 Paar')
})

test('cuts a long description between characters', () => {
  const address = mailtoOf('elena@stocklot.example', 'Offer', { ...offer, description: '📦'.repeat(5_000) })
  expect(address.length).toBeLessThanOrEqual(1_900)
  expect(decodeURIComponent(address)).toMatch(/📦/)
})
