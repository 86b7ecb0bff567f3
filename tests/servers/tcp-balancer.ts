import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { until } from '../run-program.ts'

export interface Balancer {
  readonly url: string
  /** Resolves once it knows all nodes to be ready. */
  readonly knowsAll: () => Promise<void>
  readonly close: () => Promise<void>
}

const CHECK_MS = 100
/** Far above what a busy machine takes, so that only the node's own answer decides. */
const PATIENCE_MS = 30_000

/** Hands connections to nodes in turn, without looking into them. A node gets new ones while its `/readyz` answers 200. */
export async function openTcpBalancer(port: number, nodes: readonly number[]): Promise<Balancer> {
  const ready = new Set(nodes)
  const open = new Set<Socket>()
  const closing = new AbortController()
  // One check at a time: those that pile up on a busy node would keep it busy.
  const keepChecking = async (node: number) => {
    while (!closing.signal.aborted) {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(PATIENCE_MS)])
      const isReady = await fetch(`http://127.0.0.1:${node}/readyz`, { signal }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isReady) ready.add(node)
      else ready.delete(node)
      await delay(CHECK_MS)
    }
  }
  const checks = nodes.map(keepChecking)
  let turn = 0
  const server = createServer({ noDelay: true, allowHalfOpen: true }, (client) => {
    open.add(client)
    client.on('close', () => open.delete(client)).on('error', () => client.destroy())
    pass(client, [...ready, ...nodes], turn++ % Math.max(1, ready.size))
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${port}`,
    knowsAll: () => until(() => ready.size === nodes.length),
    close: async () => {
      closing.abort()
      await Promise.all(checks)
      for (const client of open) client.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** The next node is tried if one does not take the connection. */
function pass(client: Socket, nodes: readonly number[], first: number): void {
  const [node, ...others] = [...nodes.slice(first), ...nodes.slice(0, first)]
  if (node === undefined) return void client.destroy()
  const upstream = connect({ port: node, host: '127.0.0.1', noDelay: true, allowHalfOpen: true })
  upstream.once('error', () =>
    upstream.connecting || !upstream.bytesWritten ? pass(client, others, 0) : client.destroy(),
  )
  upstream.once('connect', () => {
    upstream.removeAllListeners('error')
    upstream.on('error', () => client.resetAndDestroy())
    client.on('close', () => upstream.destroy())
    client.pipe(upstream)
    upstream.pipe(client)
  })
}
