import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { type TestSite, teamToken } from '../open-test-site.ts'
import { readAll } from './ledger.ts'

interface Trial {
  readonly name: string
  readonly tried: number
  readonly refused: number
  readonly others: { readonly answers: Readonly<Record<number, number>>; readonly slowestMs: number }
  readonly faults: readonly string[]
}

/** Maximum response time for other visitors, on an otherwise idle machine. */
const PATIENCE_MS = 5_000
/** Idle connections must be closed by then: 30 s plus time to detect them. */
const MAX_HELD_MS = 40_000
const MAILS = 40
const CONNECTIONS = 20
const UPLOADS = 60
const UPLOAD_MIB = 25
/** Default of `UPLOAD_MB_PER_DAY`. */
const DAY_MIB = 1_000

/** Runs known kinds of attack against a running server that trusts this machine as its proxy. */
export async function abuse(site: TestSite): Promise<{ trials: readonly Trial[]; faults: readonly string[] }> {
  const trials: Trial[] = []
  for (const attempt of [crowdSignUp, mailStranger, fillStore, holdConnections]) trials.push(await attempt(site))
  return { trials, faults: trials.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`)) }
}

function crowdSignUp(site: TestSite): Promise<Trial> {
  return besideOthers(site, 'sign-up', async () => {
    const attacker = freshAddress()
    const statuses = await Promise.all(
      Array.from({ length: 120 }, (_, place) =>
        post(site, '/api/auth/sign-up/email', attacker, {
          name: 'Judge',
          email: `judge-${place}@example.com`,
          password: 'forty pallets of olives',
        }),
      ),
    )
    const refused = statuses.filter((status) => status === 429).length
    const broken = statuses.filter((status) => status >= 500).length
    return {
      tried: statuses.length,
      refused,
      // Ten per minute are allowed, and the attack may span two minutes.
      faults: [
        ...(refused < 100 ? [`only ${refused} of 120 were refused`] : []),
        ...(broken > 0 ? [`${broken} were answered with a fault of the server`] : []),
      ],
    }
  })
}

/** Offers and buying requests with a third party's email address, each from another network. */
function mailStranger(site: TestSite): Promise<Trial> {
  return besideOthers(site, 'mails to a stranger', async () => {
    const sender = { name: 'Cheap pills', company: 'pills.example', email: 'victim@example.com' }
    const statuses: number[] = []
    for (let round = 0; round < MAILS; round++) {
      const offer = { ...sender, phoneNumber: '0351 22', description: 'Buy pills now' }
      const request = { ...sender, country: 'DE', text: 'Buy pills now' }
      statuses.push(await post(site, '/api/sell', freshAddress(), offer))
      statuses.push(await post(site, '/api/requests', freshAddress(), request))
    }
    const mails = (await outbox(site)).filter(({ to }) => to.includes(sender.email))
    const sent = mails.filter(({ state }) => state !== 'withheld')
    const spoken = mails.filter((mail) => /pills/i.test(mail.subject + mail.text + mail.html))
    const failed = statuses.filter((status) => status !== 201).length
    return {
      tried: statuses.length,
      refused: mails.length - sent.length,
      faults: [
        ...(sent.length > 5 ? [`${sent.length} mails went to one address`] : []),
        ...(spoken.length > 0 ? [`${spoken.length} mails have the words of whoever typed the address`] : []),
        ...(failed > 0 ? [`${failed} were not taken, though each came from an address of its own`] : []),
      ],
    }
  })
}

/** Starts unclaimed uploads of 25 MiB from one address, beyond its daily budget. */
function fillStore(site: TestSite): Promise<Trial> {
  return besideOthers(site, 'unclaimed uploads', async () => {
    const attacker = freshAddress()
    const statuses: number[] = []
    for (let place = 0; place < UPLOADS; place++) statuses.push(await beginUpload(site, attacker))
    const taken = statuses.filter((status) => status === 201).length * UPLOAD_MIB
    const refused = statuses.filter((status) => status === 429 || status === 507).length
    return {
      tried: statuses.length,
      refused,
      faults: [
        ...(taken > DAY_MIB ? [`one address was promised ${taken} MiB in a day`] : []),
        ...(refused + taken / UPLOAD_MIB < statuses.length
          ? [`answers were ${[...new Set(statuses)].join(', ')}`]
          : []),
      ],
    }
  })
}

async function beginUpload({ url }: TestSite, address: string): Promise<number> {
  const answer = await fetch(`${url}/api/files`, {
    method: 'POST',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-length': String(UPLOAD_MIB * 1_048_576),
      'upload-metadata': `filename ${Buffer.from('list.pdf').toString('base64')}`,
      'x-forwarded-for': address,
    },
  })
  await answer.arrayBuffer()
  return answer.status
}

/** Sends headers with a content length, but no body. */
function holdConnections(site: TestSite): Promise<Trial> {
  return besideOthers(site, 'connections held', async () => {
    const held = await Promise.all(
      Array.from({ length: CONNECTIONS }, (_, place) => hold(site, place % 2 === 0 ? '/en/sign-in' : '/api/contact')),
    )
    const ended = held.filter(({ ms, answer }) => ms < MAX_HELD_MS && answer.startsWith('HTTP/1.1 408 '))
    const bare = ended.filter(({ answer }) => !/^x-content-type-options: nosniff\r$/im.test(answer))
    const longest = Math.round(Math.max(...held.map(({ ms }) => ms)) / 1_000)
    return {
      tried: held.length,
      refused: ended.length,
      faults: [
        ...(ended.length < held.length ? [`a connection was held for ${longest} s`] : []),
        ...(bare.length > 0 ? [`${bare.length} answers have no security headers`] : []),
      ],
    }
  })
}

async function hold({ port }: TestSite, path: string): Promise<{ ms: number; answer: string }> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const begin = performance.now()
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${freshAddress()}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\n\r\n`,
  )
  const limit = setTimeout(() => socket.destroy(), MAX_HELD_MS)
  const answer = await text(socket).catch(() => '')
  clearTimeout(limit)
  return { ms: performance.now() - begin, answer }
}

/** Runs an attack while other visitors browse and sign in, each from a separate address. */
async function besideOthers(
  site: TestSite,
  name: string,
  attack: () => Promise<Pick<Trial, 'tried' | 'refused' | 'faults'>>,
): Promise<Trial> {
  const answers: Record<number, number> = {}
  let slowestMs = 0
  const watch = async (visit: () => Promise<number>) => {
    const begin = performance.now()
    const status = await visit()
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - begin))
    answers[status] = (answers[status] ?? 0) + 1
  }
  const over = new AbortController()
  const others = (async () => {
    do {
      const address = freshAddress()
      await Promise.all([
        // The account does not exist, so the expected response is 401.
        watch(() => post(site, '/api/auth/sign-in/email', address, { email: `${address}@example.com`, password: 'x' })),
        watch(async () => (await fetch(`${site.url}/en/products`, { headers: { 'x-forwarded-for': address } })).status),
      ])
      await delay(50)
    } while (!over.signal.aborted)
  })()
  const result = await attack()
  over.abort()
  await others
  const unserved = Object.entries(answers).flatMap(([status, count]) =>
    status === '200' || status === '401' ? [] : [`${count} answers to others were ${status}`],
  )
  const slow = slowestMs > PATIENCE_MS ? [`others waited for up to ${slowestMs} ms`] : []
  return { name, ...result, others: { answers, slowestMs }, faults: [...result.faults, ...unserved, ...slow] }
}

async function post({ url }: TestSite, path: string, address: string, body: unknown): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  await answer.arrayBuffer()
  return answer.status
}

const mailShape = z.object({
  to: z.string(),
  state: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
})

function outbox({ url }: TestSite) {
  return readAll(`${url}/api/team/outbox`, teamToken, mailShape)
}

let addresses = 0

function freshAddress(): string {
  addresses++
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}
