import { loadavg } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import type { TestSite } from '../tests/open-test-site.ts'
import { benchAtOffice } from './at-office.ts'
import { fillOffice } from './fill-office.ts'
import { benchList, inboxLists } from './inbox.ts'

/** The place in a list of so many days ago, from where a page goes on. */
function daysAgo(days: number): string {
  const place = [new Date(Date.now() - days * 86_400_000).toISOString(), '00000000-0000-4000-8000-000000000000']
  return `after=${Buffer.from(JSON.stringify(place)).toString('base64url')}`
}

const lists = [
  ['lots', 'lots'],
  ['lots: sold', 'lots?status=sold'],
  ['lots: words of a title', 'lots?q=running+shoes'],
  ['lots: a category and a price that members see', 'lots?category=shoes&visibility=members'],
  ['lots: a supplier', 'lots?supplier=Company+7'],
  ['lots: a word of three in a hundred', 'lots?q=waterproof'],
  ['lots: such a word, and sold', 'lots?q=waterproof&status=sold'],
  ['lots: none fits', 'lots?q=xyzzyq'],
  ['lots: suppliers are silent', 'lots?availability=silent'],
  ['lots: goods are gone', 'lots?availability=gone'],
  ['lots: goods are fewer', 'lots?availability=less'],
  ['lots: goods are gone, and sold', 'lots?availability=gone&status=sold'],
  ['lots: goods are fewer, far down', `lots?availability=less&${daysAgo(6)}`],
  ['lots: sold, a category and a price that members see', 'lots?status=sold&category=shoes&visibility=members'],
  ['lots: a supplier, and a word that all titles have', 'lots?supplier=Company+7&q=running'],
  ['lots: a frequent word and a rarer one', 'lots?q=running+waterproof'],
  ['lots: second page', `lots?${daysAgo(0.1)}`],
  ['lots: far down', `lots?${daysAgo(6)}`],
  ['lots: sold, far down', `lots?status=sold&${daysAgo(6)}`],
  ['lots: words of a title, far down', `lots?q=running+shoes&${daysAgo(6)}`],
  ['contacts', 'contacts'],
  ['contacts: words', 'contacts?q=reader777'],
  ['contacts: two words', 'contacts?q=trading+4711'],
  ['contacts: buyers', 'contacts?type=buyer'],
  ['contacts: far down', `contacts?${daysAgo(300)}`],
  ['members', 'members'],
  ['members: two words, one of them in all', 'members?q=name+777'],
  ['members: two words that are in all', 'members?q=name+trading'],
  ['members: far down', `members?${daysAgo(300)}`],
  ['members: blocked, far down', `members?standing=blocked&${daysAgo(300)}`],
  ['members: a company', 'members?q=trading+4711'],
  ['members: blocked', 'members?standing=blocked'],
  ['subscribers', 'subscribers'],
  ['subscribers: words', 'subscribers?q=reader777'],
  ['subscribers: pending, by interest', 'subscribers?state=pending&interest=shoes'],
  ['subscribers: two words', 'subscribers?q=reader77+buyer'],
  ['subscribers: far down', `subscribers?${daysAgo(300)}`],
  ['outbox', 'outbox'],
  ['outbox: far down', `outbox?${daysAgo(300)}`],
  ['outbox: two words, and sent', 'outbox?q=reader777+offer&state=sent'],
  ['outbox: words', 'outbox?q=reader777'],
  ['outbox: words that stand in all of them', 'outbox?q=your'],
  ['outbox: parked', 'outbox?state=parked'],
  ['audit trail', 'audit'],
  ['audit trail: words', 'audit?q=reader777'],
  ['audit trail: an action', 'audit?action=member.blocked'],
  ['audit trail: two words', 'audit?q=ines+reader7'],
  ['audit trail: far down', `audit?${daysAgo(300)}`],
  ['mailings', 'mailings'],
  ['mailings: stopped', 'mailings?state=stopped'],
  ['mailings: words that stand in all of them', 'mailings?q=shoes'],
  ['mailings: words', 'mailings?q=week+777'],
  ['mailings: to somebody', 'mailings?q=reader777@buyer.example'],
  ['mailings: of a lot', 'mailings?q=L-2501-0004711'],
  ['mailings: stopped, far down', `mailings?state=stopped&${daysAgo(300)}`],
] as const

export async function benchOffice(): Promise<void> {
  await benchAtOffice(async (page, site, databaseUrl) => {
    const began = performance.now()
    const { offer, mailing } = await fillOffice(site, databaseUrl)
    console.log(
      `${((performance.now() - began) / 1_000).toFixed(0)} s until all was there; processes that wanted a processor in the last minute: ${loadavg()[0]?.toFixed(1)}`,
    )
    for (const [name, rest] of lists) {
      const [path, search] = rest.split('?')
      const address = path === '' ? '/en/team.data' : `/en/team/${path}.data`
      await benchList(page, name, `${site.url}${address}${search ? `?${search}` : ''}`)
    }
    await benchList(page, 'a mailing to 100,000', `${site.url}/en/team/mailings/${mailing}.data`)
    await benchList(page, 'a mailing to 100,000: words', `${site.url}/en/team/mailings/${mailing}.data?q=reader777`)
    for (const [name, search] of inboxLists)
      await benchList(page, `inbox: ${name}`, `${site.url}/en/team/inbox.data${search}`)
    await benchList(page, 'an offer, with the same goods and buyers', `${site.url}/en/team/inbox/${offer}.data`)
    await benchPerson(page, site)
  })
}

async function benchPerson(page: Page, site: TestSite): Promise<void> {
  const address = `${site.url}/en/team/privacy`
  const email = 'sender777@seller.example'
  const looked = performance.now()
  const found = await (await page.request.get(`${address}?email=${email}`)).text()
  if (!found.includes('Offers')) throw new Error('The person was not found.')
  console.log(`a person is looked up: ${(performance.now() - looked).toFixed(0)} ms`)
  const exported = performance.now()
  const file = await page.request.post(`${address}/export`, { form: { email }, headers: { origin: site.url } })
  await file.body()
  if (file.status() !== 200) throw new Error(`The export was answered with ${file.status()}.`)
  console.log(`what is stored about them is exported: ${(performance.now() - exported).toFixed(0)} ms`)
  const asked = performance.now()
  const answer = await page.request.post(address, {
    form: { email, again: email },
    headers: { origin: site.url },
    maxRedirects: 0,
  })
  if (answer.status() !== 303) throw new Error(`Erasing was answered with ${answer.status()}.`)
  console.log(`erasing a person is asked for: ${(performance.now() - asked).toFixed(0)} ms`)
  while ((await (await page.request.get(address)).text()).includes('Being erased')) await delay(100)
  console.log(`it is done: ${((performance.now() - asked) / 1_000).toFixed(1)} s`)
}
