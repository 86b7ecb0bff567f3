import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { until } from '../run-program.ts'

/**
 * Postfix as `docs/operating/receiving-mail.md` sets it up. It also keeps the mailboxes of `buyer.example`: it takes mails to all of its
 * addresses and finds out later who is there, as many servers do.
 */
export interface Postfix {
  readonly mailbox: (name: string) => Promise<string[]>
  /** Has it try at once what it keeps for later. @returns how many mails those are */
  readonly retry: () => number
  readonly stop: () => Promise<void>
}

const run = (command: string, ...args: string[]) => spawnSync(command, args, { encoding: 'utf8' })

/** Starts Debian's package, unpacked beside the system's own: it cannot be installed together with another mail server. Needs root. */
export async function startPostfix(
  port: number,
  names: readonly string[],
  handOver: { readonly url: string; readonly token: string },
): Promise<Postfix> {
  const place = await mkdtemp(join(tmpdir(), 'stocklot-postfix-'))
  await chmod(place, 0o755)
  spawnSync('apt-get', ['download', 'postfix'], { cwd: place })
  const archive = (await readdir(place)).find((name) => name.endsWith('.deb'))
  if (!archive) throw new Error('This needs the package postfix of Debian.')
  run('dpkg', '-x', join(place, archive), join(place, 'package'))
  for (const user of ['postfix', 'stocklot-mail'])
    if (run('id', user).status !== 0) run('useradd', '--system', '--shell', '/usr/sbin/nologin', user)
  if (run('getent', 'group', 'postdrop').status !== 0) run('groupadd', '--system', 'postdrop')
  const [settings, boxes] = [join(place, 'etc'), join(place, 'boxes')]
  for (const directory of [settings, boxes, join(place, 'queue'), join(place, 'data')]) await mkdir(directory)
  run('chown', 'stocklot-mail', boxes)
  run('chown', 'postfix', join(place, 'data'))
  await copyFile(join(place, 'package/etc/postfix/postfix-files'), join(settings, 'postfix-files'))
  await writeFile(join(settings, 'main.cf'), mainSettings(place, names))
  await writeFile(join(settings, 'master.cf'), `${services(port)}\n${await documentedService(place, handOver)}\n`)
  // The paths of its programs are compiled in.
  const inside = (command: string) => [
    '--mount',
    'sh',
    '-c',
    `mount -t overlay overlay -o lowerdir=${place}/package/usr:/usr /usr && exec ${command}`,
  ]
  const child = spawn('unshare', inside(`postfix -c ${settings} start-fg`), { stdio: ['ignore', 'ignore', 'inherit'] })
  await until(() => run('bash', '-c', `exec 3<>/dev/tcp/127.0.0.1/${port}; head -c 3 <&3`).stdout === '220')
  return {
    mailbox: async (name) => {
      const directory = join(boxes, name, 'new')
      const files = await readdir(directory).catch(() => [])
      return Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')))
    },
    retry: () => {
      const kept = run('unshare', ...inside(`postqueue -c ${settings} -j`))
        .stdout.split('\n')
        .filter(Boolean)
      run('unshare', ...inside(`postqueue -c ${settings} -f`))
      return kept.filter((line) => line.includes('"queue_name": "deferred"')).length
    },
    stop: async () => {
      const ended = once(child, 'exit')
      run('unshare', ...inside(`postfix -c ${settings} stop`))
      await ended
      await rm(place, { recursive: true })
    },
  }
}

function mainSettings(place: string, names: readonly string[]): string {
  const to = (service: string) => `{replies@stocklot.example = ${service}:}, {bounces@stocklot.example = ${service}:}`
  return `compatibility_level = 3.6
meta_directory = ${place}/etc
queue_directory = ${place}/queue
data_directory = ${place}/data
maillog_file = ${place}/log
maillog_file_prefixes = ${place}
mail_owner = postfix
setgid_group = postdrop
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = mx.stocklot.example
mydestination = stocklot.example
local_recipient_maps =
recipient_delimiter = +
transport_maps = inline:{ ${to('stocklot')} }
stocklot_destination_recipient_limit = 1
virtual_mailbox_domains = buyer.example
virtual_mailbox_base = ${place}/boxes
virtual_mailbox_maps = inline:{ ${names.map((name) => `{${name}@buyer.example = ${name}/}`).join(', ')} }
virtual_uid_maps = static:${run('id', '-u', 'stocklot-mail').stdout.trim()}
virtual_gid_maps = static:${run('id', '-g', 'stocklot-mail').stdout.trim()}
smtpd_reject_unlisted_recipient = no
alias_maps =
`
}

/** Without chroot, and all but what this needs left out. */
function services(port: number): string {
  const [unix, inet] = ['unix', 'inet']
  const line = (name: string, type: string, isPrivate: string, command: string, wake = '-', most = '-') =>
    [name, type, isPrivate, '-', 'n', wake, most, command].join(' ')
  return [
    line(`127.0.0.1:${port}`, inet, 'n', 'smtpd'),
    line('pickup', unix, 'n', 'pickup', '60', '1'),
    line('cleanup', unix, 'n', 'cleanup', '-', '0'),
    line('qmgr', unix, 'n', 'qmgr', '300', '1'),
    line('rewrite', unix, '-', 'trivial-rewrite'),
    ...['bounce', 'defer', 'trace'].map((name) => line(name, unix, '-', 'bounce', '-', '0')),
    line('flush', unix, 'n', 'flush', '1000?', '0'),
    line('showq', unix, 'n', 'showq'),
    line('postlog', 'unix-dgram', 'n', 'postlogd', '-', '1'),
    ...['proxymap', 'smtp', 'error', 'discard'].map((name) => line(name, unix, '-', name)),
    line('retry', unix, '-', 'error'),
    // These become the users whose mail they deliver.
    ...['local', 'virtual'].map((name) => `${name} unix - n n - - ${name}`),
    line('anvil', unix, '-', 'anvil', '-', '1'),
    line('scache', unix, '-', 'scache', '-', '1'),
  ].join('\n')
}

/** The line of the manual, with the addresses of this test. */
async function documentedService(place: string, { url, token }: { url: string; token: string }): Promise<string> {
  const [script, tokenFile] = [join(place, 'hand-over-mail.sh'), join(place, 'token')]
  await copyFile('docs/operating/hand-over-mail.sh', script)
  await chmod(script, 0o755)
  await writeFile(tokenFile, token, { mode: 0o600 })
  run('chown', 'stocklot-mail', tokenFile)
  const manual = await readFile('docs/operating/receiving-mail.md', 'utf8')
  const line = /^ {4}(stocklot unix .+)$/m.exec(manual)?.[1]
  if (!line) throw new Error('The manual has no line for master.cf.')
  return line
    .replace('https://stocklot.example', url)
    .replace('/etc/stocklot/token', tokenFile)
    .replace('/usr/local/bin/hand-over-mail.sh', script)
}
