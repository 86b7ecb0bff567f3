import { setTimeout as delay } from 'node:timers/promises'
import { openTestSite, type TestSite, teamToken } from '../tests/open-test-site.ts'
import { median, quantile, timed } from './measures.ts'

const PAIRS = 1_000
/** Ten guesses at one account are looked at in fifteen minutes; these stay below. */
const PAIRS_PER_ADDRESS = 8
const ADDRESSES = Math.ceil(PAIRS / PAIRS_PER_ADDRESS)
const password = 'forty pallets of olives'

/** What a visitor may ask about an address, and what is sent for it. */
const questions: readonly (readonly [name: string, path: string, body: (email: string) => object])[] = [
  ['sign-in', '/sign-in/email', (email) => ({ email, password: 'not this one' })],
  ['sign-up', '/sign-up/email', (email) => ({ name: 'Ines Duarte', email, password })],
  ['reset', '/request-password-reset', (email) => ({ email })],
]

/** Whether known and unknown addresses can be told apart by time: 1,000 pairs of each question, one after the other. */
export async function benchSignIn(): Promise<void> {
  const site = await openTestSite({ LOG_LEVEL: 'error' })
  try {
    await openAccounts(site)
    for (const [name, path, body] of questions) await compare(name, (email) => post(site, path, body(email)))
  } finally {
    await site.close()
  }
}

async function compare(name: string, ask: (email: string) => Promise<Response>): Promise<void> {
  const known: number[] = []
  const unknown: number[] = []
  for (let pair = 0; pair < PAIRS; pair++) {
    const number = pair % ADDRESSES
    const turns = [
      async () => known.push(await timeOf(() => ask(knownAddress(number)))),
      async () => unknown.push(await timeOf(() => ask(`${name}-${number}@unknown.example`))),
    ]
    // Each is first as often as the other.
    for (const turn of pair % 2 === 0 ? turns : turns.reverse()) await turn()
  }
  const differences = known.map((ms, pair) => ms - (unknown[pair] ?? 0))
  // How far the median may be off by chance (95 %, from the quartiles): on a busy machine further than what is looked for.
  const chance = (1.57 * (quantile(differences, 0.75) - quantile(differences, 0.25))) / Math.sqrt(PAIRS)
  console.log(
    `${name}: known ${median(known).toFixed(2)} ms, unknown ${median(unknown).toFixed(2)} ms, ` +
      `median of ${PAIRS} differences ${median(differences).toFixed(2)} ± ${chance.toFixed(2)} ms`,
  )
}

async function openAccounts(site: TestSite): Promise<void> {
  for (let number = 0; number < ADDRESSES; number++)
    await expectOk(post(site, '/sign-up/email', { name: 'Ines Duarte', email: knownAddress(number), password }))
  const tokens = await mailedTokens(site, ADDRESSES)
  for (const token of tokens) await expectOk(post(site, '/verify-email', { token, password }))
}

/** @returns cookies of its session */
export async function openMember(site: Pick<TestSite, 'url'>): Promise<string> {
  const email = 'ines@known.example'
  await expectOk(post(site, '/sign-up/email', { name: 'Ines Duarte', email, password }))
  const [token] = await mailedTokens(site, 1)
  const verified = await post(site, '/verify-email', { token, password })
  await expectOk(Promise.resolve(verified))
  return verified.headers
    .getSetCookie()
    .map((set) => set.replace(/;.*/, ''))
    .join('; ')
}

async function mailedTokens(site: Pick<TestSite, 'url'>, most: number): Promise<string[]> {
  for (;;) {
    const tokens: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const answer = await fetch(`${site.url}/api/team/outbox?limit=100${cursor && `&cursor=${cursor}`}`, {
        headers: { authorization: `Bearer ${teamToken}` },
      })
      const page: { items: { text: string }[]; nextCursor: string | null } = await answer.json()
      for (const { text } of page.items) tokens.push(...(/(?<=token=)[\w-]+/.exec(text) ?? []))
      cursor = page.nextCursor
    }
    if (tokens.length >= most) return tokens
    await delay(200)
  }
}

function knownAddress(number: number): string {
  return `${number}@known.example`
}

async function post(site: Pick<TestSite, 'url'>, path: string, body: object): Promise<Response> {
  const answer = await fetch(`${site.url}/api/auth${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  await answer.arrayBuffer()
  return answer
}

async function expectOk(answer: Promise<Response>): Promise<void> {
  const { status, url } = await answer
  if (status !== 200) throw new Error(`${url} answered ${status}.`)
}

function timeOf(ask: () => Promise<Response>): Promise<number> {
  return timed(async () => {
    const { status } = await ask()
    if (status === 429 || status >= 500) throw new Error(`A question was answered with ${status}.`)
  })
}
