import { expect } from 'vitest'
import { csv, fieldsOf, sheet } from './read-samples.suite'
import type { SampleSheet } from './sample-sheets.suite'

export interface TradeList {
  readonly title: string
  /** CSV as it is written, or a sheet. */
  readonly list: string | SampleSheet
  /** By position; `-`: a column that is not read. */
  readonly fields: string
  /** Two unless given. */
  readonly lines?: number
  /** Null: the list does not say. */
  readonly quantity: string | null
  /** Per currency, in minor units. */
  readonly values: Readonly<Record<string, number>>
  readonly basis?: string
  readonly question?: readonly number[]
}

export async function expectRead({
  list,
  fields,
  lines = 2,
  quantity,
  values,
  basis,
  question,
}: TradeList): Promise<void> {
  const { rows, ...rest } = typeof list === 'string' ? { rows: [] } : list
  const read = typeof list === 'string' ? await csv(list) : await sheet(rows, rest)
  const sum = read.totals?.quantities.reduce((all, each) => all + Number(each.quantity), 0)
  expect({
    fields: fieldsOf(read)
      .map((field) => field ?? '-')
      .join(' '),
    lines: read.lines.length,
    quantity: sum ? String(sum) : null,
    values: Object.fromEntries((read.totals?.values ?? []).map(({ currency, amount }) => [currency ?? '', amount])),
    basis: read.reading?.price?.basis,
    question: read.reading?.question?.places,
  }).toEqual({ fields, lines, quantity, values, basis, question })
}
