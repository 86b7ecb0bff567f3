import { once } from 'node:events'
import { createConnection, createServer, type Socket } from 'node:net'

/** A local proxy that simulates a bad connection. */
export interface CuttingProxy {
  readonly port: number
  readonly url: string
  readonly cut: () => void
  /** Open connections carry nothing more and do not close; new ones work. */
  readonly silence: () => void
  /** The same, and new connections are taken without an answer until `accept`. */
  readonly hang: () => void
  readonly refuse: () => void
  readonly accept: () => void
  /** Breaks the connection after this many more bytes from clients; resolves then. */
  readonly cutAfter: (bytes: number) => Promise<void>
  /** Limits the total throughput to the server in bytes per second. Infinity: no limit. */
  readonly limit: (bytesPerSecond: number) => void
  readonly lead: (port: number) => void
  readonly connections: () => number
  readonly close: () => Promise<void>
}

/** Opens a proxy on a free port. @param target a port on the loopback interface, or the path of a socket */
export async function openCuttingProxy(target: number | string): Promise<CuttingProxy> {
  const pairs = new Set<readonly [Socket, Socket]>()
  let where = target
  let refusing = false
  let hanging = false
  let connections = 0
  let bytesPerSecond = Number.POSITIVE_INFINITY
  let fuse: { left: number; burnt: () => void } | null = null

  const cut = () => {
    for (const [client, upstream] of pairs) {
      client.resetAndDestroy()
      upstream.destroy()
    }
    pairs.clear()
  }
  const silence = () => {
    for (const pair of pairs)
      for (const end of pair)
        end
          .removeAllListeners()
          .on('data', () => undefined)
          .on('error', () => undefined)
  }
  const server = createServer({ noDelay: true }, (client) => {
    connections++
    client.on('error', () => client.destroy())
    if (refusing) {
      client.resetAndDestroy()
      return
    }
    if (hanging) {
      pairs.add([client, client])
      client.resume()
      return
    }
    const upstream = createConnection(
      typeof where === 'string' ? { path: where } : { port: where, host: '127.0.0.1', noDelay: true },
    )
    const pair = [client, upstream] as const
    pairs.add(pair)
    upstream.on('error', () => client.destroy())
    upstream.on('close', () => client.destroy())
    client.on('close', () => {
      upstream.destroy()
      pairs.delete(pair)
    })
    upstream.on('data', (bytes: Buffer) => {
      if (!client.write(bytes)) {
        upstream.pause()
        client.once('drain', () => upstream.resume())
      }
    })
    client.on('data', (bytes: Buffer) => {
      const burning = fuse
      if (burning) {
        burning.left -= bytes.length
        if (burning.left <= 0) {
          fuse = null
          // Bytes before the break arrive, as on a real connection.
          upstream.write(bytes.subarray(0, bytes.length + burning.left), () => {
            cut()
            burning.burnt()
          })
          return
        }
      }
      client.pause()
      const pause = (bytes.length / bytesPerSecond) * 1_000
      upstream.write(bytes, () => (pause >= 1 ? setTimeout(() => client.resume(), pause) : client.resume()))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port.')
  return {
    port: address.port,
    url: `http://localhost:${address.port}`,
    cut,
    silence,
    hang: () => {
      hanging = true
      silence()
    },
    refuse: () => {
      refusing = true
    },
    accept: () => {
      refusing = false
      hanging = false
    },
    cutAfter: (bytes) =>
      new Promise((resolve) => {
        fuse = { left: bytes, burnt: resolve }
      }),
    limit: (most) => {
      bytesPerSecond = most
    },
    lead: (port) => {
      where = port
    },
    connections: () => connections,
    close: async () => {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
