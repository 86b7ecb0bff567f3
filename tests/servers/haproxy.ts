import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../open-test-site.ts'
import { until } from '../run-program.ts'
import { kill } from './programs.ts'
import type { Balancer } from './tcp-balancer.ts'

/** HAProxy of Debian's package in front of nodes, asking each for `/readyz` by HTTP/1.0; null if it is not installed. */
export async function openHaproxy(port: number, nodes: readonly number[]): Promise<Balancer | null> {
  if (spawnSync('haproxy', ['-v']).status !== 0) return null
  const statsPort = await freePort()
  const directory = await mkdtemp(join(tmpdir(), 'stocklot-haproxy-'))
  const file = join(directory, 'haproxy.cfg')
  await writeFile(file, configOf(port, statsPort, nodes))
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  await until(async () => (await fetch(`${url}/healthz`)).ok)
  return {
    url,
    knowsAll: () =>
      until(async () => {
        const table = await (await fetch(`http://127.0.0.1:${statsPort}/;csv`)).text()
        return table.split('\n').filter((line) => /^nodes,n\d+,.*,UP,/.test(line)).length === nodes.length
      }),
    close: async () => {
      await kill(child)
      await rm(directory, { recursive: true })
    },
  }
}

function configOf(port: number, statsPort: number, nodes: readonly number[]): string {
  return `
defaults
  mode http
  timeout connect 2s
  timeout client 60s
  timeout server 60s
  timeout check 30s
  option redispatch
  retries 2
  option httpchk GET /readyz
frontend stats
  bind 127.0.0.1:${statsPort}
  stats enable
  stats uri /
frontend site
  bind 127.0.0.1:${port}
  default_backend nodes
backend nodes
  balance roundrobin
${nodes.map((node) => `  server n${node} 127.0.0.1:${node} check inter 500ms fall 2 rise 2`).join('\n')}
`
}
