import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sampleInput } from '../../lots/lots/sample-lot.suite'
import { writeLots } from '../../lots/lots/write-lots.server'
import { openServices } from '../../platform/services/services.server'
import { DAY, HOUR, ines, openAlerts, theo, titled } from './open-alerts.suite'
import { findSearches } from './saved-searches.server'
import { sendAlerts } from './send-alerts.server'

const { app, services, publish, idOf, save, mails, nextHour } = await openAlerts()

describe('an alert', () => {
  test('covers all due searches in one mail in the member’s language, once', async () => {
    await publish(titled('Old kettles'))
    app.passTime(HOUR)
    await save(theo, 'q=kettles', 'hourly', 'Meine Kessel')
    await save(theo, 'category=toys&sort=price', 'hourly')
    await save(theo, 'q=chairs')
    expect(await nextHour()).toEqual([])
    const [kettles, toys] = await publish(
      { texts: { en: { title: 'New kettles' }, de: { title: 'Neue Wasserkessel' } }, categories: ['garden'] },
      titled('Wooden blocks', { categories: ['toys'] }),
      titled('Nobody looks for these', { categories: ['garden'] }),
    )
    const [mail, ...others] = await nextHour()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ to: theo, subject: expect.stringContaining('2 neue Posten') })
    for (const said of [mail?.text, mail?.html]) {
      expect(said).toContain('Meine Kessel')
      expect(said).toContain('Neue Wasserkessel')
      expect(said).toContain('Wooden blocks')
      expect(said).toContain(`/de/products/${kettles}`)
      expect(said).toContain(`/de/products/${toys}`)
      expect(said).not.toMatch(/Old kettles|Nobody looks|chairs/)
    }
    expect(mail?.html).toMatch(/<img src="http:\/\/localhost:3000\/pictures\/[^"]+\.jpg"/)
    expect(await nextHour()).toHaveLength(1)
  })

  test('is sent hourly, in the morning, on Monday morning or not at all, as chosen', async () => {
    await save(ines, 'category=toys', 'daily')
    await save(ines, 'category=garden', 'weekly')
    await save(ines, 'category=sport', 'off')
    await publish(
      titled('Toy', { categories: ['toys'] }),
      titled('Chair', { categories: ['garden'] }),
      titled('Ball', { categories: ['sport'] }),
    )
    const due = async () =>
      (await findSearches(services, idOf(ines))).map(({ query, nextAlertAt }) => {
        const local = nextAlertAt.toLocaleString('en-GB', {
          timeZone: 'Europe/Amsterdam',
          weekday: 'long',
          hour: '2-digit',
          minute: '2-digit',
        })
        return [query, local.replace(/^\w+day(?=.*)/, (day) => (day === 'Monday' ? day : 'some day'))]
      })
    const times = Object.fromEntries(await due())
    expect(times['category=toys']).toMatch(/07:00$/)
    expect(times['category=garden']).toBe('Monday 07:00')
    app.passTime(DAY)
    await sendAlerts(services)
    const [daily] = await mails()
    expect(daily?.text).toContain('/products/')
    expect(daily?.text).toContain('Toy')
    expect(daily?.text).not.toContain('Ball')
    app.passTime(7 * DAY)
    await sendAlerts(services)
    const all = (await mails()).map(({ text }) => text).join()
    expect(all).toContain('Chair')
    expect(all).not.toContain('Ball')
  })

  test('names new, cheaper and available lots, each once', async () => {
    const own = (externalId: string, rest: object = {}) =>
      titled(externalId, { externalId, categories: ['toys'], price: { amount: 900, tiers: [] }, ...rest })
    await publish(
      own('Cheaper'),
      own('Dearer'),
      own('Sold', { status: 'sold' }),
      own('Free', { status: 'on_option', optionUntil: '2099-12-28' }),
    )
    await publish(own('Asleep', { status: 'withdrawn' }))
    app.passTime(DAY)
    await save(theo, 'category=toys')
    await publish(
      own('Cheaper', { price: { amount: 800, tiers: [] } }),
      own('Dearer', { price: { amount: 950, tiers: [] } }),
    )
    await publish(own('Sold'), own('Free'), own('Fresh'))
    await publish(own('Fresh', { price: { amount: 700, tiers: [] } }))
    await publish(own('Dearer', { status: 'sold', price: { amount: 950, tiers: [] } }))
    await publish(own('Dearer', { price: { amount: 950, tiers: [] } }))
    const [mail, ...others] = await nextHour()
    expect(others).toEqual([])
    expect(mail?.subject).toContain('Neues zu 4 Posten')
    const lines = mail?.text.split('\n') ?? []
    const said = (title: string) =>
      lines
        .slice(lines.findIndex((line) => line.includes(title)))
        .slice(0, 4)
        .join('|')
    expect(said('Cheaper')).toContain('Preis gesenkt')
    expect(said('Sold')).toContain('Wieder verfügbar')
    expect(said('Free')).toContain('Wieder verfügbar')
    expect(said('Fresh')).not.toMatch(/Preis gesenkt|Wieder verfügbar/)
    expect(mail?.text).not.toMatch(/Dearer|Asleep/)
    expect(await nextHour()).toHaveLength(1)
  })

  test('reports only prices below one that had lasted', async () => {
    const own = (externalId: string, amount: number) =>
      titled(externalId, { externalId, categories: ['toys'], price: { amount, tiers: [] } })
    await publish(own('Slipped', 1_299), own('Undone', 900), own('Raised', 900), own('Lowered', 900))
    app.passTime(DAY)
    await save(theo, 'category=toys')
    await publish(own('Slipped', 129_900), own('Undone', 990), own('Raised', 90), own('Lowered', 9_000))
    app.passTime(60_000)
    await publish(own('Slipped', 1_299), own('Undone', 900), own('Raised', 900), own('Lowered', 800))
    const [mail] = await nextHour()
    expect(mail?.text).toContain('Lowered')
    expect(mail?.text).not.toMatch(/Slipped|Undone|Raised/)
  })

  test('covers contents in other units', async () => {
    await save(ines, 'q=olive oil 75cl')
    const [oil] = await publish(titled('Olive oil 750 ml'), titled('Olive oil 500 ml'))
    const [mail] = await nextHour()
    expect(mail?.text).toContain(`/en/products/${oil}`)
    expect(mail?.text).not.toContain('500 ml')
  })

  test('does not contain demonstration lots', async () => {
    await save(ines, 'category=toys')
    const demo = (amount: number) =>
      writeLots(services, [
        {
          lot: sampleInput(
            titled('Shown only', { externalId: 'demo', categories: ['toys'], price: { amount, tiers: [] } }),
          ),
          demo: true,
        },
      ])
    await demo(900)
    expect(await nextHour()).toEqual([])
    await demo(800)
    expect(await nextHour()).toEqual([])
  })

  test('shows a few of many lots and counts the rest', async () => {
    await save(ines, 'category=toys')
    await publish(...Array.from({ length: 42 }, (_, place) => titled(`Blocks ${place + 1}`, { categories: ['toys'] })))
    const [mail] = await nextHour()
    expect(mail?.subject).toContain('42 new lots')
    expect(mail?.text.match(/Blocks \d+/g)).toHaveLength(5)
    expect(mail?.text).toMatch(/See 37 more\nhttp:\/\/localhost:3000\/en\/products\?category=toys/)
  })

  test('shows a lot that matches two searches once', async () => {
    await save(ines, 'category=toys', 'hourly', 'Toys')
    await save(ines, '', 'hourly', 'Everything')
    await save(ines, 'q=blocks', 'hourly', 'Blocks')
    await publish(titled('Wooden blocks', { categories: ['toys'] }), titled('Chairs', { categories: ['garden'] }))
    const [mail] = await nextHour()
    expect(mail?.subject).toContain('2 new lots')
    expect(mail?.text.match(/Wooden blocks|Chairs/g)).toEqual(['Wooden blocks', 'Chairs'])
    expect(mail?.text).toMatch(/\nToys\n.*\nEverything\n/s)
    expect(mail?.text).not.toMatch(/\nBlocks\n|See \d+ more/)
  })

  test('reports lots of recent transactions in the next mail', async () => {
    await save(ines, '')
    app.passTime(HOUR - 60_000)
    await publish(titled('Last minute'))
    app.passTime(60_000)
    await services.db.execute(sql`update saved_searches set next_alert_at = ${services.now().toISOString()}`)
    await sendAlerts(services)
    expect(await mails()).toEqual([])
    expect((await nextHour())[0]?.text).toContain('Last minute')
  })

  test('is sent once by two nodes', async () => {
    const other = await openServices(services.config, { now: services.now })
    for (const email of [ines, theo]) await save(email, 'category=toys')
    await publish(titled('Blocks', { categories: ['toys'] }))
    app.passTime(HOUR)
    await Promise.all([sendAlerts(services), sendAlerts(other), sendAlerts(services), sendAlerts(other)])
    await sendAlerts(other)
    expect((await mails()).map(({ to }) => to).sort()).toEqual([ines, theo])
    await other.close()
  })

  test('is not sent for a deleted search', async () => {
    await save(ines, 'q=blocks')
    await save(theo, 'category=toys')
    const [search] = await findSearches(services, idOf(ines))
    await services.db.execute(sql`update saved_searches set deleted_at = now() where id = ${search?.id ?? ''}`)
    await publish(titled('Blocks', { categories: ['toys'] }))
    expect((await nextHour()).map(({ to }) => to)).toEqual([theo])
  })

  test('that fails for one member does not delay others and is sent later', async () => {
    await services.db.execute(
      sql.raw(`
        create function refuse_token() returns trigger language plpgsql as $$ begin
          if new.member_id = '${idOf(ines)}' then raise exception 'refused'; end if;
          return new;
        end $$;
        create trigger refuse_token before insert on alert_tokens for each row execute function refuse_token()`),
    )
    for (const email of [ines, theo]) await save(email, 'category=toys')
    await publish(titled('Blocks', { categories: ['toys'] }))
    expect((await nextHour()).map(({ to }) => to)).toEqual([theo])
    await services.db.execute(sql`drop trigger refuse_token on alert_tokens`)
    await sendAlerts(services)
    expect(await mails()).toHaveLength(1)
    expect((await nextHour()).map(({ to }) => to)).toEqual([theo, ines])
  })
})

describe('data that a member may not see', () => {
  const gated = (gate: 'members' | 'on_request', brand: string, amount: number, rest: object = {}) =>
    titled(`${brand} kettlebells`, {
      ...rest,
      categories: ['sport'],
      brands: [brand],
      brandDisclosure: gate,
      price: { amount, tiers: [] },
      priceVisibility: gate,
      retailPrice: null,
      lines: [
        {
          gtin: gate === 'members' ? '4006381333931' : '4006381333948',
          sku: gate === 'members' ? 'QV-77' : 'ZY-88',
          name: `${brand} 16 kg`,
          brand,
          quantity: 1,
          unitPrice: amount,
        },
      ],
      private: { costPrice: 83_777, minPrice: 83_777, notes: '83777' },
    })

  test('appears in no mail and triggers none, unlike data for members', async () => {
    await save(ines, 'category=sport')
    await save(theo, 'q=Zyltrana')
    await save(theo, 'brand=zyltrana')
    await save(theo, 'minPrice=594&maxPrice=595')
    await save(theo, 'q=4006381333948')
    await save(theo, 'q=ZY-88')
    await publish(gated('on_request', 'Zyltrana', 59_411), gated('members', 'Quorvex', 48_317))
    const sent = await nextHour()
    expect(sent.map(({ to }) => to)).toEqual([ines])
    await publish(gated('on_request', 'Zyltrana', 59_411, { externalId: 'falls' }))
    app.passTime(HOUR)
    await sendAlerts(services)
    const before = await mails()
    await publish(gated('on_request', 'Zyltrana', 58_411, { externalId: 'falls' }))
    expect(await nextHour()).toEqual(before)
    const said = JSON.stringify(before)
    expect(said).toMatch(/Quorvex/)
    expect(said).toMatch(/483[.,]17/)
    for (const mark of [
      /zyltrana/i,
      /4006381333948/,
      /ZY-88/,
      /59[.,\s]?411/,
      /594[.,]11/,
      /83[.,\s]?777/,
      /837[.,]77/,
    ])
      expect(said).not.toMatch(mark)
  })
})
