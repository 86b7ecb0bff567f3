import { sql } from 'drizzle-orm'
import { recordAnswer } from '../app/stock/availability/answer-check.server'
import { askSuppliers } from '../app/stock/availability/ask-suppliers.server'
import type { StockedSite } from './open-stocked-site'
import { readMails } from './read-mails'

export interface AskedSuppliers {
  readonly round: string
  readonly question: string
}

const DAY = 86_400_000

export async function askAboutLots({ services, write }: StockedSite): Promise<AskedSuppliers> {
  const lot = (externalId: string, title: string) => ({
    changes: {
      externalId,
      texts: { en: { title } },
      splittable: 'free',
      moq: null,
      step: null,
      packaging: {},
      lines: [],
      confirmedAt: new Date(Date.now() - 20 * DAY).toISOString(),
    },
  })
  const written = await write([
    lot('one', 'Clogs'),
    lot('two', 'Slippers'),
    lot('three', 'Trainers'),
    lot('four', 'Laces'),
  ])
  const ids = written.map((each) => (each.result === 'rejected' ? '' : each.id))
  for (const [place, id] of ids.entries())
    await services.db.execute(sql`
      insert into lot_suppliers values (${id}, ${place < 3 ? 'lea@several.example' : 'max@single.example'}, 'en', true)`)
  await askSuppliers(services)
  const mails = await readMails(services.db, sql`kind = 'availability.asked'`)
  const tokenOf = (address: string) =>
    /\/availability\/([\w-]{43})/.exec(mails.find(({ to }) => to === address)?.text ?? '')?.[1] ?? ''
  const asked = { round: tokenOf('lea@several.example'), question: tokenOf('max@single.example') }
  if (asked.round === '' || asked.question === '') throw new Error('Suppliers were not asked.')
  await recordAnswer(services, asked.round, { answer: 'gone' }, ids[1])
  await recordAnswer(services, asked.round, { answer: 'less', quantity: '120' }, ids[2])
  return asked
}
