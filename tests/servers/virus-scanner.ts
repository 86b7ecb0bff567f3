import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '../run-program.ts'
import { areInstalled, kill } from './programs.ts'

/** ClamAV's daemon with one custom signature, as a child process. */
export interface VirusScanner {
  /** Byte sequence detected as a virus anywhere in a file. */
  readonly marker: string
  readonly start: () => Promise<void>
  readonly stop: () => Promise<void>
  readonly close: () => Promise<void>
}

export const hasVirusScanner = areInstalled('clamd')

export async function prepareVirusScanner(port: number): Promise<VirusScanner> {
  const directory = await mkdtemp(join(tmpdir(), 'clamd-'))
  const marker = 'THIS-IS-OUR-VIRUS-FOR-TESTS'
  await mkdir(join(directory, 'signatures'))
  const signature = `Tests.Marker:0:*:${Buffer.from(marker).toString('hex')}\n`
  await writeFile(join(directory, 'signatures', 'tests.ndb'), signature)
  const configFile = join(directory, 'clamd.conf')
  await writeFile(
    configFile,
    `DatabaseDirectory ${directory}/signatures\nTCPSocket ${port}\nTCPAddr 127.0.0.1\nForeground yes\nStreamMaxLength 30M\nMaxFileSize 30M\nUser root\n`,
  )
  let daemon: ChildProcess | null = null
  const stop = async () => {
    if (daemon) await kill(daemon)
  }
  return {
    marker,
    start: async () => {
      daemon = spawn('clamd', ['-c', configFile], { stdio: 'ignore' })
      await until(() => answers(port))
    },
    stop,
    close: async () => {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    socket.write('zPING\0')
    const [answer] = await once(socket, 'data')
    return String(answer).startsWith('PONG')
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
