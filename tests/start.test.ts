import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { freePort } from './open-test-site'
import { asNobody, isAlive, openTestPrograms, postmasterOf, until, untilReady } from './run-program'

const { directory: place, start, newSettings, recover, close } = await openTestPrograms()
afterAll(close)
const program = [process.execPath, 'build/server/index.js']
/** Started by one test after the other: a first start, which makes the database, takes twice the work of a later one. */
const used = await newSettings()
/** Starts a request whose body is sent later; the 100 response shows that it is being processed. */
const sellHeaders =
  'POST /api/sell HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n'

describe('a start or a command that cannot work says in one line what to do', () => {
  const cases: Record<string, () => Promise<{ settings: Record<string, string>; command?: string[]; says: RegExp }>> = {
    'a wrong setting': async () => ({ settings: { PORT: 'many' }, says: /^PORT is wrong: .* PORT=3000/ }),
    'a missing site file': async () => ({
      settings: { SITE_FILE: join(place, 'none.yaml') },
      says: /^SITE_FILE is wrong: .*none\.yaml cannot be read/,
    }),
    'a taken port': async () => {
      const other = createServer().listen(0, '127.0.0.1')
      await until(() => other.listening)
      other.unref()
      const address = other.address()
      const port = typeof address === 'object' ? address?.port : 0
      return { settings: { PORT: String(port) }, says: /^Port \d+ of 127\.0\.0\.1 is taken: .*PORT/ }
    },
    'an address of another machine': async () => ({
      settings: { HOST: '192.0.2.1' },
      says: /^HOST 192\.0\.2\.1 is no/,
    }),
    'a DATA_DIR that cannot be created': async () => {
      await writeFile(join(place, 'file'), '')
      return { settings: { DATA_DIR: join(place, 'file', 'data') }, says: /^DATA_DIR .*cannot be written/ }
    },
    'a data directory of another program': async () => {
      const { DATA_DIR } = await newSettings()
      await mkdir(join(DATA_DIR, 'postgres'))
      await writeFile(join(DATA_DIR, 'postgres', 'holiday.jpg'), '')
      return { settings: { DATA_DIR }, says: /postgres is no PostgreSQL data directory.*DATA_DIR/ }
    },
    'a data directory of another version': async () => {
      const { DATA_DIR } = await newSettings()
      await mkdir(join(DATA_DIR, 'postgres'), { mode: 0o700 })
      await writeFile(join(DATA_DIR, 'postgres', 'PG_VERSION'), '12\n')
      return { settings: { DATA_DIR }, says: /made by PostgreSQL 12, .*DATABASE_URL/ }
    },
    'a database that cannot be reached': async () => ({
      settings: { DATABASE_URL: `postgres://app:opensesame@127.0.0.1:${await freePort()}/app` },
      says: /^The database at DATABASE_URL cannot be used \(connect ECONNREFUSED [^)]+\): start that server/,
    }),
    'a backup of another DATA_DIR than the program’s': async () => ({
      settings: {},
      command: ['backup', join(place, 'backup')],
      says: /^DATA_DIR .* has no database that this user can read: set DATA_DIR as the program has it/,
    }),
    'a colleague invited in another DATA_DIR than the program’s': async () => ({
      settings: {},
      command: ['team', 'invite', 'ines@duarte.example'],
      says: /^DATA_DIR .* has no database that this user can read: set DATA_DIR as the program has it/,
    }),
    'a restore to a DATA_DIR that cannot be created': async () => {
      await writeFile(join(place, 'file'), '')
      return {
        settings: { DATA_DIR: join(place, 'file', 'data') },
        command: ['restore', place],
        says: /^ENOTDIR: not a directory, mkdir '.*file\/data'/,
      }
    },
  }
  for (const [name, prepare] of Object.entries(cases)) {
    test(name, async () => {
      const { settings, command = [], says } = await prepare()
      const { errors, ended } = start({ ...(await newSettings()), ...settings }, [...program, ...command])
      expect(await ended).toBe(1)
      expect(errors()).toMatch(says)
      expect(errors().trimEnd()).not.toContain('\n')
      expect(errors()).not.toContain('opensesame')
    })
  }

  const readOnly = asNobody(program)
  test.runIf(readOnly)('a read-only DATA_DIR', async () => {
    const settings = await newSettings()
    await chmod(place, 0o755)
    await chmod(settings.DATA_DIR, 0o555)
    const { errors, ended } = start(settings, [...(readOnly ?? [])])
    expect(await ended).toBe(1)
    expect(errors()).toMatch(/^DATA_DIR .*cannot be written to? .*\n$/)
  })
  if (!readOnly) console.warn('\n*** LEFT OUT: starts as another user; that user cannot read this directory. ***\n')
})

test('refuses a second program on the same DATA_DIR and names a misspelt setting without its value', async () => {
  const settings = { ...used, LOG_LEVEL: 'warn', SMPT_URL: 'smtp://opensesame@mail.example' }
  const first = start(settings)
  await untilReady(Number(settings.PORT))
  await until(() => first.output().includes('unknown settings in the environment: SMPT_URL (SMTP_URL?)"'))
  expect(first.output()).not.toContain('opensesame')
  const second = start({ ...settings, PORT: String(await freePort()) })
  expect(await second.ended).toBe(1)
  expect(second.errors()).toBe(
    `DATA_DIR ${settings.DATA_DIR} is in use by process ${first.process.pid}: stop that one first, or set another DATA_DIR for this one.\n`,
  )
  expect((await fetch(`http://127.0.0.1:${settings.PORT}/readyz`)).status).toBe(200)
  // Ctrl-C arrives twice, from terminal and npm.
  first.process.kill('SIGINT')
  first.process.kill('SIGINT')
  expect(await first.ended).toBe(0)
})

describe('stopping', () => {
  test('SIGTERM finishes the running request, then ends the program and its database', async () => {
    const { process: child, ended } = start(used)
    await untilReady(Number(used.PORT))
    const postmaster = await postmasterOf(used.DATA_DIR)
    const [, , , , socketDirectory = ''] = (
      await readFile(join(used.DATA_DIR, 'postgres', 'postmaster.pid'), 'utf8')
    ).split('\n')
    const body = JSON.stringify({ name: 'Ines' })
    const request = connect(Number(used.PORT), '127.0.0.1')
    let answer = ''
    request.on('data', (chunk: Buffer) => {
      answer += chunk.toString()
    })
    request.write(`${sellHeaders}Content-Length: ${body.length}\r\n\r\n`)
    await until(() => answer.startsWith('HTTP/1.1 100'))
    child.kill('SIGTERM')
    await until(async () => !(await accepts(Number(used.PORT))))
    request.write(body)
    expect(await ended).toBe(0)
    expect(answer).toContain('HTTP/1.1 422')
    expect(isAlive(postmaster)).toBe(false)
    expect(existsSync(socketDirectory)).toBe(false)
  })

  test('a second signal ends it at once, whatever is running', async () => {
    const { process: child, ended } = start(used)
    await untilReady(Number(used.PORT))
    const request = connect(Number(used.PORT), '127.0.0.1')
    request.on('error', () => undefined)
    request.write(`${sellHeaders}Content-Length: 9\r\n\r\n`)
    await new Promise((resolve) => request.once('data', resolve))
    await until(() => !child.kill('SIGTERM'))
    expect(await ended).toBe(1)
    request.destroy()
    await recover(used)
  })

  test('npm start passes on signals and exit codes', async () => {
    const good = start(used, [process.execPath, 'scripts/start.mjs'])
    await untilReady(Number(used.PORT))
    good.process.kill('SIGTERM')
    expect(await good.ended).toBe(0)
    const bad = start({ ...used, PORT: 'many' }, [process.execPath, 'scripts/start.mjs'])
    expect(await bad.ended).toBe(1)
    expect(bad.errors()).toMatch(/^PORT is wrong: .*\n$/)
  })
})

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const attempt = connect(port, '127.0.0.1')
    attempt.once('error', () => resolve(false))
    attempt.once('connect', () => {
      attempt.destroy()
      resolve(true)
    })
  })
}

describe('runs as', () => {
  const unprivileged = asNobody(program)
  test.runIf(unprivileged)('an ordinary user', async () => {
    const settings = await newSettings()
    await chmod(place, 0o755)
    await chown(settings.DATA_DIR, 65_534, 65_534)
    const { process: child, ended, errors } = start(settings, [...(unprivileged ?? [])])
    await untilReady(Number(settings.PORT))
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(errors()).toBe('')
  })

  test.runIf(unprivileged && process.getuid?.() === 0)('root without user namespaces', async () => {
    const settings = await newSettings()
    await chmod(place, 0o755)
    await chmod(settings.DATA_DIR, 0o700)
    const programs = join(place, 'programs')
    await mkdir(programs)
    for (const name of ['flock', 'chown', 'sh']) await symlink(`/usr/bin/${name}`, join(programs, name))
    await recover({ ...settings, PATH: programs })
    expect((await stat(join(settings.DATA_DIR, 'postgres'))).uid).toBe(65_534)
    await recover(settings)
  })
})
