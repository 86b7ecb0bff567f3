import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { freePort } from '../open-test-site.ts'
import { until } from '../run-program.ts'
import { areInstalled, kill } from './programs.ts'

/** Ceph's S3 gateway with an in-memory store, as child processes. */
export interface ObjectStore {
  readonly endpoint: string
  readonly createBucket: (name: string) => Promise<void>
  /** Makes a second key, which this process has in its environment from then on. @returns ends the first one */
  readonly replaceKey: () => () => void
  readonly killGateway: () => Promise<void>
  readonly startGateway: () => Promise<void>
  readonly stop: () => Promise<void>
}

const PATIENCE_MS = 240_000

export const hasObjectStore = areInstalled('ceph-mon', 'ceph-osd', 'radosgw', 'radosgw-admin', 'monmaptool', 'ceph')

/** Takes about 15 s. Sets the credentials in this process's environment, which child processes inherit. */
export async function startObjectStore(): Promise<ObjectStore> {
  const directory = await mkdtemp(join(tmpdir(), 'ceph-'))
  const [port, monitorPort, oldMonitorPort] = await Promise.all([freePort(), freePort(), freePort()])
  const configFile = join(directory, 'ceph.conf')
  const fsid = randomUUID()
  for (const name of ['mon', 'osd', 'run', 'log']) await mkdir(join(directory, name))
  await writeFile(configFile, configuration(directory, fsid, port, monitorPort, oldMonitorPort))
  const env = { ...process.env, CEPH_CONF: configFile }
  const children: ChildProcess[] = []

  const run = (command: string, ...args: string[]): string => {
    const { status, stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8', timeout: PATIENCE_MS })
    if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`)
    return stdout
  }
  const start = (command: string, ...args: string[]): ChildProcess => {
    const child = spawn(command, ['-f', ...args], { env, stdio: 'ignore' })
    children.push(child)
    return child
  }

  const monitors = `[v2:127.0.0.1:${monitorPort},v1:127.0.0.1:${oldMonitorPort}]`
  run('monmaptool', '--create', '--fsid', fsid, '--addv', 'a', monitors, join(directory, 'monmap'))
  const monitor = ['-i', 'a', '--mon-data', join(directory, 'mon')]
  run('ceph-mon', '--mkfs', '--monmap', join(directory, 'monmap'), ...monitor)
  start('ceph-mon', ...monitor)
  const osd = randomUUID()
  run('ceph', 'osd', 'create', osd)
  run('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', osd)
  run('ceph', 'osd', 'crush', 'add', 'osd.0', '1.0', 'root=default', 'host=here')
  start('ceph-osd', '-i', '0')

  const endpoint = `http://127.0.0.1:${port}`
  let gateway: ChildProcess | null = null
  const startGateway = async () => {
    gateway = start('radosgw', '-n', 'client.rgw.a')
    await until(() => answers(endpoint))
  }
  await startGateway()
  const useKey = (accessKeyId: string, ...command: string[]) => {
    const secretAccessKey = 'test-secret-of-the-object-store'
    run('radosgw-admin', ...command, '--uid=app', `--access-key=${accessKeyId}`, `--secret=${secretAccessKey}`)
    process.env.AWS_ACCESS_KEY_ID = accessKeyId
    process.env.AWS_SECRET_ACCESS_KEY = secretAccessKey
  }
  useKey('test-key', 'user', 'create', '--display-name=app')
  const client = new S3Client({ endpoint, region: 'us-east-1', forcePathStyle: true })

  return {
    endpoint,
    createBucket: async (name) => {
      await client.send(new CreateBucketCommand({ Bucket: name }))
    },
    replaceKey: () => {
      useKey('second-key', 'key', 'create', '--key-type=s3')
      return () => run('radosgw-admin', 'key', 'rm', '--uid=app', '--key-type=s3', '--access-key=test-key')
    },
    startGateway,
    killGateway: async () => {
      if (gateway) await kill(gateway)
      gateway = null
    },
    stop: async () => {
      await Promise.all(children.map(kill))
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Any answer will do. */
async function answers(url: string): Promise<boolean> {
  await fetch(url, { signal: AbortSignal.timeout(1_000) })
  return true
}

function configuration(
  directory: string,
  fsid: string,
  port: number,
  monitorPort: number,
  oldMonitorPort: number,
): string {
  return `[global]
fsid = ${fsid}
mon initial members = a
mon host = [v2:127.0.0.1:${monitorPort},v1:127.0.0.1:${oldMonitorPort}]
public network = 127.0.0.0/8
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
auth allow insecure global id reclaim = false
osd pool default size = 1
osd pool default min size = 1
osd crush chooseleaf type = 0
osd pool default pg num = 8
osd pool default pg autoscale mode = off
mon allow pool size one = true
mon data avail crit = 1
run dir = ${directory}/run
admin socket = ${directory}/run/$name.asok
log file = ${directory}/log/$name.log
pid file = ${directory}/run/$name.pid
[mon.a]
mon data = ${directory}/mon
[osd.0]
osd data = ${directory}/osd
osd objectstore = memstore
memstore device bytes = 4294967296
[client.rgw.a]
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw dns name = localhost
rgw thread pool size = 32
`
}
