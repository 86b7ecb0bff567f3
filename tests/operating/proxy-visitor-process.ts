// Visits the site through a proxy, from an address of its own, and prints what it saw. Run inside the network of `proxies.test.ts`.
import { request as plainRequest } from 'node:http'
import { Agent, type RequestOptions, request } from 'node:https'
import { tus } from '../tus-requests.ts'

interface Answer {
  readonly status: number
  readonly headers: NodeJS.Dict<string | string[]>
  readonly body: string
}

const MEGABYTE = 1_048_576
const [SITE, visitor = '', neighbour = ''] = ['198.51.100.1', ...process.argv.slice(2)]
const patch = { ...tus, 'content-type': 'application/offset+octet-stream' }

const page = await ask('/en')
const moved = await ask('/en', { port: 80 })
const upload = await uploadWithCut()
const guesses: number[] = []
for (let guess = 0; guess < 12; guess++) guesses.push((await askForReset(visitor, guess)).status)
const seen = {
  page: {
    status: page.status,
    secured: 'strict-transport-security' in page.headers,
    titled: /<title>/.test(page.body),
  },
  moved: { status: moved.status, to: moved.headers.location },
  upload,
  health: [(await ask('/healthz')).status, (await ask('/readyz')).status, (await ask('/metrics')).status],
  guesses,
  neighbour: (await askForReset(neighbour, 99)).status,
}
console.log(JSON.stringify(seen))

/** A file of 5 MB: the first request breaks off after 2.5 MB, the second brings the rest. */
async function uploadWithCut(): Promise<{ afterCut: number; after: number; bytes: number }> {
  const bytes = Buffer.alloc(5 * MEGABYTE, 'stock lots ')
  bytes.write('%PDF-1.7\n')
  const metadata = `filename ${Buffer.from('list.pdf').toString('base64')}`
  const created = await ask('/api/files', {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(bytes.length), 'upload-metadata': metadata },
  })
  const path = new URL(String(created.headers.location), 'https://stock.example.com').pathname
  const offset = async () => Number((await ask(path, { method: 'HEAD', headers: tus })).headers['upload-offset'])
  const first = request({
    ...target(),
    path,
    method: 'PATCH',
    headers: { ...patch, host: 'stock.example.com', 'upload-offset': '0', 'content-length': bytes.length },
  })
  first.on('error', () => undefined)
  first.on('response', ({ statusCode }) => {
    throw new Error(`The upload was answered with ${statusCode} before it was complete.`)
  })
  await new Promise((resolve) => first.write(bytes.subarray(0, 2.5 * MEGABYTE), resolve))
  // Only a proxy that hands bytes on at once lets the program have any before the request ends.
  for (let tries = 0; (await offset()) === 0; tries++)
    if (tries > 500) throw new Error('The proxy keeps the upload back.')
  first.destroy()
  let afterCut = await offset()
  for (let before = -1; before !== afterCut; afterCut = await offset()) before = afterCut
  const rest = await ask(
    path,
    { method: 'PATCH', headers: { ...patch, 'upload-offset': String(afterCut) } },
    bytes.subarray(afterCut),
  )
  return { afterCut, after: rest.status, bytes: await offset() }
}

/** Claims another address each time, as an attacker would. */
function askForReset(from: string, guess: number): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `203.0.113.${guess}`,
    forwarded: 'for=192.0.2.1',
  }
  const body = Buffer.from(JSON.stringify({ email: `${guess}@duarte.example` }))
  return ask('/api/auth/request-password-reset', { method: 'POST', headers, localAddress: from }, body)
}

function target(): RequestOptions {
  const agent = new Agent({ keepAlive: false })
  return {
    host: SITE,
    port: 443,
    servername: 'stock.example.com',
    localAddress: visitor,
    rejectUnauthorized: false,
    agent,
  }
}

function ask(path: string, options: RequestOptions = {}, body?: Buffer): Promise<Answer> {
  const headers = { host: 'stock.example.com', ...options.headers, ...(body && { 'content-length': body.length }) }
  const send = options.port === 80 ? plainRequest : request
  const base = options.port === 80 ? { host: SITE, localAddress: visitor } : target()
  return new Promise((resolve, reject) => {
    const sent = send({ ...base, path, ...options, headers }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
