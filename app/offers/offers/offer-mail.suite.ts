import type { Language } from '../../platform/i18n/languages'
import { readSiteFile } from '../../platform/settings/site-file.server'
import { toOfferFacts } from './offer-details'
import type { OfferForMail } from './offer-mail.server'

export const site = readSiteFile('config/site.yaml')
export const config = {
  publicUrl: 'http://localhost:3000',
  site,
  mailFrom: { name: 'Stocklot', address: 'office@stocklot.example' },
  teamInbox: { name: null, address: 'offers@stocklot.example' },
}
export const defaultLanguage = (language: Language): typeof site.languages => [language]
export const offer: OfferForMail = {
  id: '019aa000-0000-7000-8000-000000000000',
  reference: 'O-2611-0342',
  name: 'Ines Duarte',
  company: 'Calçados Duarte Lda',
  email: 'ines@duarte.example',
  phoneNumber: '00351 22 000 0000',
  phoneE164: '+351220000000',
  description: 'Ankle boots, 2,112 pairs.\n\nAll new, 22 pallets.',
  facts: toOfferFacts({}),
  language: 'en',
  createdAt: new Date('2026-11-20T13:08:00Z'),
  answerBy: '2026-11-23',
  pageUrl: 'http://localhost:3000/en/offers/Zm9ydHkgcGFsbGV0cyBvZiBvbGl2ZXMgaW4gYnJpbmU',
  attachments: [
    { name: 'boots.xlsx', size: 48_213, url: 'http://localhost:3000/api/files/one?token=first' },
    { name: 'photo of 1.jpg', size: 3_400_123, url: 'http://localhost:3000/api/files/two?token=second' },
  ],
}
export const hostile: OfferForMail = {
  ...offer,
  name: '<script>alert(1)</script>'.repeat(8),
  company: '"><img src=x onerror=alert(1)>&amp;',
  email: "o'neil+a&b@duarte.example",
  phoneNumber: "'><b>+351</b>",
  description: '</td></table><h1>\u202egnorw</h1>{day}\n-- \nfake'.repeat(100),
  attachments: [{ name: '"><svg onload=alert(1)>.pdf', size: 1, url: 'http://localhost:3000/api/files/x?token="&<' }],
}
