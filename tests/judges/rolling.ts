import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../open-test-site.ts'
import { openHaproxy } from '../servers/haproxy.ts'
import { type Balancer, openTcpBalancer } from '../servers/tcp-balancer.ts'
import { openPair } from './two-nodes.ts'

/** Of each balancer. */
const CLIENTS = 6
const CONTROL_ROUNDS = 3
/** For the balancers to notice, which ask twice a second, on a machine that is thirty times too busy. */
const DRAIN_SECONDS = '15'

export interface RollingResult {
  readonly balancer: string
  readonly restarts: number
  readonly requests: number
  readonly failed: Readonly<Record<string, number>>
  readonly slowestMs: number
}

/**
 * Restarts two nodes in turn by SIGTERM, behind HAProxy and a plain TCP balancer at once, under clients that keep their connections and
 * never retry. The control kills the nodes instead, which these clients notice.
 */
export async function judgeRolling(restarts: number): Promise<{ results: RollingResult[]; control: RollingResult[] }> {
  const pair = await openPair({ DRAIN_SECONDS })
  const ports = pair.nodes.map(({ port }) => port)
  const haproxy = await openHaproxy(pair.port, ports)
  if (!haproxy) throw new Error('This needs HAProxy: apt install haproxy.')
  const balancers: Readonly<Record<string, Balancer>> = { haproxy, tcp: await openTcpBalancer(await freePort(), ports) }
  const roll = async (signal: 'SIGTERM' | 'SIGKILL', rounds: number): Promise<RollingResult[]> => {
    const clients = Object.entries(balancers).map(([balancer, { url }]) => ({ balancer, ...startClients(url) }))
    for (let round = 0; round < rounds; round++) {
      const node = pair.nodes[round % 2 === 0 ? 0 : 1]
      await delay(500)
      await node.stop(signal)
      await node.start()
      // As an operator's script does: the balancer has to know the node again before the other one goes.
      for (const { knowsAll } of Object.values(balancers)) await knowsAll()
    }
    return Promise.all(clients.map(async ({ balancer, stop }) => ({ balancer, restarts: rounds, ...(await stop()) })))
  }
  const results = await roll('SIGTERM', restarts)
  const control = await roll('SIGKILL', CONTROL_ROUNDS)
  for (const { close } of Object.values(balancers)) await close()
  await pair.close()
  return { results, control }
}

function startClients(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const failed: Record<string, number> = {}
  let requests = 0
  let slowestMs = 0
  let ended = false
  const note = (what: string) => {
    failed[what] = (failed[what] ?? 0) + 1
  }
  const client = async (number: number) => {
    for (let turn = 0; !ended; turn++) {
      const begin = performance.now()
      const outcome = await send(url, agent, (number + turn) % 4)
      requests += 1
      slowestMs = Math.max(slowestMs, performance.now() - begin)
      if (outcome !== null) note(outcome)
      await delay(20)
    }
  }
  const running = Array.from({ length: CLIENTS }, (_, number) => client(number))
  return {
    stop: async () => {
      ended = true
      await Promise.all(running)
      agent.destroy()
      return { requests, failed, slowestMs: Math.round(slowestMs) }
    },
  }
}

/** @returns why it failed; null if it did not */
function send(url: string, agent: Agent, kind: number): Promise<string | null> {
  const path = ['/en', '/en/products?q=blocks', '/api/lots?q=blocks', '/api/contact'][kind] ?? '/en'
  const body =
    kind === 3 ? JSON.stringify({ name: 'Judge', email: 'judge@example.com', message: 'Rolling' }) : undefined
  return new Promise((resolve) => {
    const sent = request(
      url + path,
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: body === undefined ? {} : { 'content-type': 'application/json' },
      },
      (answer) => {
        answer.on('error', (fault) => resolve(`${path}: ${fault.message}`))
        answer.on('end', () => resolve((answer.statusCode ?? 500) >= 500 ? `${path}: ${answer.statusCode}` : null))
        answer.resume()
      },
    )
    sent.on('error', (fault) => resolve(`${path}: ${fault.message}`))
    sent.end(body)
  })
}
