import { expect, test } from 'vitest'
import { openTestApp } from '../../../tests/open-test-app'
import { presentTrust } from './present-trust.server'

const app = await openTestApp()
const { config } = app.services

test('home, stock lot, about and lot pages show reasons to trust the company in the reader’s language', async () => {
  const home = await (await app.request('/de')).text()
  expect(home).toContain('Im Handel seit')
  expect(home).toContain('Dobra Cena d.o.o.')
  expect(home).toContain('Die Mengen stimmen')
  expect(home).toContain('2.400')
  const about = await (await app.request('/en/about-us')).text()
  expect(about).toContain('By bank transfer against our pro forma invoice')
  expect(about).toContain('Inspection')
  const stocklots = await (await app.request('/en/stocklots')).text()
  expect(stocklots).toContain('Counts are right')
  expect(stocklots).toContain('Pallets are ready two working days after payment')
  await app.close()
})

test('leaves out unset blocks and shows a missing language in the first', () => {
  const withTrust = (trust: Partial<typeof config.site.trust>) => {
    const site = { ...config.site, trust: { volumes: [], references: [], ...trust } }
    return presentTrust({ config: { ...config, site } }, 'de', ['record', 'ways'])
  }
  expect(withTrust({})).toBeNull()
  const html = withTrust({ payment: { en: 'Cash <b>only</b>' } }) ?? ''
  expect(html).toContain('Cash &lt;b&gt;only&lt;/b&gt;')
  expect(html).not.toMatch(/Besichtigung|Verladung|Kunden/)
})
