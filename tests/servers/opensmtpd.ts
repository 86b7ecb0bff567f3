import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../open-test-site.ts'
import { areInstalled } from './programs.ts'

/** OpenSMTPD, configured to deliver all mail to one maildir. */
export interface MailServer {
  readonly url: string
  readonly arrived: (messageId: string) => Promise<string>
  readonly stop: () => Promise<void>
}

/** Owner of the maildir: OpenSMTPD delivers to system users only. */
const USER = 'smtpcatch'
const PATIENCE_MS = 120_000

/** Makes the system user that OpenSMTPD delivers to. @returns whether it can run */
export function installMailServer(): boolean {
  if (process.getuid?.() !== 0 || !areInstalled('smtpd')) return false
  const runs = (command: string, ...args: string[]) => spawnSync(command, args).status === 0
  return (runs('id', USER) || runs('useradd', '--system', USER)) && runs('unshare', '--mount', 'true')
}

/** @param handOver where it hands mails over as docs/operating describes, instead of keeping them */
export async function startMailServer(handOver?: {
  readonly url: string
  readonly token: string
}): Promise<MailServer> {
  const directory = await mkdtemp(join(tmpdir(), 'opensmtpd-'))
  const maildir = join(directory, 'mail')
  const configFile = join(directory, 'smtpd.conf')
  const port = await freePort()
  await chmod(directory, 0o711)
  await mkdir(maildir)
  spawnSync('chown', [USER, maildir])
  const delivery = handOver ? `mda "${await prepareHandOver(directory, handOver)}"` : `maildir "${maildir}"`
  const config = `listen on 127.0.0.1 port ${port} hostname mx.test.local
table everybody { "@" = "${USER}" }
action "deliver" ${delivery} virtual <everybody>
match from any for any action "deliver"
`
  await writeFile(configFile, config, { mode: 0o600 })
  // Private mounts for queue and control socket: their paths are compiled in, and another smtpd may run on this machine.
  const script = `mount -t tmpfs tmpfs /run && mount -t tmpfs -o mode=711 tmpfs /var/spool && mkdir -m 711 /var/spool/smtpd &&
    exec smtpd -d -f ${configFile}`
  const child = spawn('unshare', ['--mount', 'sh', '-c', script], { stdio: ['ignore', 'ignore', 'pipe'] })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  for (const end = Date.now() + PATIENCE_MS; !(await greets(port)); await delay(50)) {
    if (Date.now() > end || child.exitCode !== null) throw new Error(`OpenSMTPD does not answer:\n${output}`)
  }
  const mails = async () => {
    const names = await readdir(join(maildir, 'new')).catch(() => [])
    return Promise.all(names.map((name) => readFile(join(maildir, 'new', name), 'utf8')))
  }
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived: async (messageId) => {
      for (const end = Date.now() + PATIENCE_MS; ; await delay(50)) {
        const mail = (await mails()).find((source) => source.includes(`Message-ID: ${messageId}`))
        if (mail !== undefined) return mail
        if (Date.now() > end) throw new Error(`${messageId} has not arrived:\n${output}`)
      }
    },
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** Copies the script and the token to where the mail server's user may read them. @returns its command */
async function prepareHandOver(directory: string, { url, token }: { url: string; token: string }): Promise<string> {
  const [script, tokenFile] = [join(directory, 'hand-over-mail.sh'), join(directory, 'token')]
  await copyFile('docs/operating/hand-over-mail.sh', script)
  await writeFile(tokenFile, token, { mode: 0o600 })
  spawnSync('chown', [USER, script, tokenFile])
  return `env STOCKLOT_URL=${url} TEAM_API_TOKEN_FILE=${tokenFile} ${script}`
}

async function greets(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    const [greeting] = await once(socket, 'data')
    return String(greeting).startsWith('220')
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}
