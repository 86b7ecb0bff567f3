import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { openTestSite, type TestSite } from '../tests/open-test-site.ts'
import { connectToDatabase } from './own-database.ts'
import { gradesOf, type JudgedLot, type Judgement, lotsToJudge, readJudgements } from './relevance/judgements.ts'

/**
 * `seen` while working on the search, `unseen` (`BENCH_JUDGEMENTS=unseen`) to check it in the end, `more` of later reviews, `late` after them,
 * `blind`, `fresh` and `latest` of two authors each who had seen neither the search nor the other lists, `kinds` of ten more, `names` of goods.
 */
const SET = process.env.BENCH_JUDGEMENTS ?? 'seen'
const SHOWN = 5
/** The demonstration catalogue has two lots of all goods. */
const LOTS_OF_EACH = 2
/** More lots than this are a flood, unless half of them are relevant. */
const FLOOD = 20

interface Verdict {
  readonly judgement: Judgement
  readonly gain: number
  readonly isZero: boolean
  readonly isFlood: boolean
  readonly said: string
}

/** How well the search of the demonstration catalogue answers judged queries: nDCG@5, wrong zeros and wrong floods, per kind. */
export async function benchRelevance(): Promise<void> {
  const judgements = readJudgements(await readFile(new URL(`relevance/${SET}.csv`, import.meta.url), 'utf8'))
  const site = await openTestSite({ LOG_LEVEL: 'error', DEMO: 'on' })
  try {
    const lots = await readLots(site)
    const verdicts: Verdict[] = []
    for (const judgement of judgements) verdicts.push(await judge(site, lots, judgement))
    for (const [kind, own] of Map.groupBy(verdicts, ({ judgement }) => judgement.kind)) report(kind, own)
    for (const [language, own] of Map.groupBy(verdicts, ({ judgement }) => judgement.language)) report(language, own)
    report(`all ${SET}`, verdicts)
    for (const { judgement, gain, isZero, isFlood, said } of verdicts)
      if (process.env.BENCH_FAILURES && (gain < 0.5 || isZero || isFlood))
        console.log(`  ${judgement.language} ${judgement.query}: ${gain.toFixed(2)}${isFlood ? ' flood' : ''} ${said}`)
  } finally {
    await site.close()
  }
}

async function judge(site: TestSite, lots: readonly JudgedLot[], judgement: Judgement): Promise<Verdict> {
  const asked = new URLSearchParams({ q: judgement.query, lang: judgement.language, limit: '100' })
  const answer = await fetch(`${site.url}/api/lots?${asked}`)
  if (answer.status !== 200) throw new Error(`${judgement.query} was answered with ${answer.status}.`)
  const { items, total, leftOut }: { items: { id: string }[]; total: { number: number }; leftOut: string[] } =
    await answer.json()
  const grades = gradesOf(judgement, lots)
  const found = items.map(({ id }) => grades.get(id) ?? 0)
  const ideal = gainOf([...grades.values()].sort((one, other) => other - one))
  const relevant = found.filter((grade) => grade > 0).length
  const titles = new Map(lots.map(({ id, key }) => [id, key]))
  const first = items.slice(0, SHOWN).map(({ id }) => titles.get(id))
  return {
    judgement,
    gain: ideal === 0 ? Number(items.length === 0) : gainOf(found) / ideal,
    isZero: ideal > 0 && items.length === 0,
    isFlood: total.number > FLOOD && relevant < found.length / 2,
    said: `${total.number}${leftOut.length > 0 ? ` without ${leftOut.join(', ')}` : ''}: ${first.join(' ')}`,
  }
}

/** Discounted cumulative gain of the first five. */
function gainOf(grades: readonly number[]): number {
  return grades.slice(0, SHOWN).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)
}

function report(name: string, verdicts: readonly Verdict[]): void {
  const share = (holds: (verdict: Verdict) => boolean) =>
    `${((100 * verdicts.filter(holds).length) / verdicts.length).toFixed(1)} %`
  const gain = verdicts.reduce((sum, one) => sum + one.gain, 0) / verdicts.length
  console.log(
    `${name.padEnd(12)} ${String(verdicts.length).padStart(4)} queries: nDCG@5 ${gain.toFixed(3)}, zeros ${share(({ isZero }) => isZero)}, floods ${share(({ isFlood }) => isFlood)}, failures ${share((one) => one.gain < 0.5 || one.isFlood)}`,
  )
}

async function readLots(site: TestSite): Promise<JudgedLot[]> {
  const client = await connectToDatabase(site)
  const goods = await readFile(new URL('../app/lots/demo/demo-goods.csv', import.meta.url), 'utf8')
  const many = LOTS_OF_EACH * (goods.trimEnd().split('\n').length - 1)
  const count = async () => Number((await client.query('select count(*) from lots where demo')).rows[0].count)
  while ((await count()) < many) await delay(100)
  const { rows } = await client.query(lotsToJudge)
  await client.end()
  return rows
}
