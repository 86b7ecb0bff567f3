import { existsSync, globSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { validate } from 'dockerfile-utils'
import { afterAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { settings } from '../../app/platform/settings/settings-table.server'
import { openTestPrograms, untilReady } from '../run-program'

// Docker does not run here: what the files say is held against the tree, and the image's files are started without it.
const dockerfile = await readFile('Dockerfile', 'utf8')
const instructions = readInstructions(dockerfile)
const stages = instructions.flatMap(({ name }, at) => (name === 'FROM' ? [at] : []))
const image = instructions.slice(stages.at(-1))
const { start, newSettings, close } = await openTestPrograms()
const stage = await mkdtemp(join(tmpdir(), 'stocklot-image-'))
afterAll(async () => {
  await close()
  await rm(stage, { recursive: true })
})

test('the image has a build stage, an ordinary user, a health check and pinned base images', () => {
  expect(stages).toHaveLength(2)
  expect(image.findLast(({ name }) => name === 'USER')?.args).toBe('stocklot')
  expect(image.filter(({ name }) => name === 'RUN').at(0)?.args).toContain('useradd --uid 10001')
  expect(image.find(({ name }) => name === 'HEALTHCHECK')?.args).toContain('/healthz')
  for (const at of stages) expect(instructions[at]?.args).toMatch(/:(?!latest)[\w.-]+( AS \w+)?$/)
  expect(instructions.some(({ name }) => name === 'ADD')).toBe(false)
  const build = instructions.slice(0, stages.at(-1)).map(({ args }) => args)
  expect(build.join('\n')).toMatch(/npm ci --ignore-scripts[\s\S]*npm run build && node scripts\/prune\.mjs/)
})

test('a linter finds nothing in the Dockerfile', () => {
  expect(validate(dockerfile)).toEqual([])
  expect(validate(`${dockerfile}\nWORKDIR app`).length).toBeGreaterThan(0)
})

test('the build context contains everything the build reads and nothing else', async () => {
  const context = (await readFile('.dockerignore', 'utf8')).split('\n').filter((line) => line && !line.startsWith('#'))
  expect(context[0]).toBe('*')
  const taken = context.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
  for (const path of taken) expect(existsSync(path), path).toBe(true)
  // What `npm run build` hashes is what it needs.
  const built = await readFile('scripts/built.mjs', 'utf8')
  const sources = [...built.slice(0, built.indexOf('const stamp')).matchAll(/'([\w./-]+)'/g)]
    .map(([, path = '']) => path)
    .filter((path) => existsSync(path))
  expect(sources.length).toBeGreaterThan(8)
  for (const path of sources) expect(taken, path).toContain(path.split('/')[0])
})

test('the program starts from the image’s files without development packages or compiling', async () => {
  for (const { args } of image.filter(({ name }) => name === 'COPY')) {
    const [, ...paths] = args.split(/\s+/)
    const target = paths.pop() ?? ''
    for (const path of paths.map((each) => each.replace(/^\/app\//, ''))) {
      if (path === 'node_modules') await linkProductionPackages()
      else
        await cp(path, target.endsWith('/') ? join(stage, target, path) : resolve(stage, target), { recursive: true })
    }
  }
  // Programs that read files of strangers are not part of the build; each ends here once all that it imports is there.
  const programs = globSync('app/**/*-process.ts', { cwd: stage })
  expect(programs.length).toBeGreaterThan(3)
  for (const program of programs) {
    const script = `await import(${JSON.stringify(join(stage, program))}); process.exit(0)`
    const child = start({}, [process.execPath, '--input-type=module', '--eval', script])
    expect(await child.ended, child.errors()).toBe(0)
  }
  const command: string[] = JSON.parse(image.findLast(({ name }) => name === 'CMD')?.args ?? '[]')
  expect(command.shift()).toBe('node')
  const run = await newSettings()
  const program = start(run, [process.execPath, ...command.map((path) => join(stage, path))])
  await untilReady(Number(run.PORT))
  program.process.kill('SIGTERM')
  expect(await program.ended, program.errors()).toBe(0)
})

test('the compose file and its example name known settings only', async () => {
  const known = [...Object.keys(settings), 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']
  const text = await readFile('compose.yaml', 'utf8')
  const { services } = parse(text)
  expect(Object.keys(services).sort()).toEqual(['bucket', 'database', 'mail', 'stocklot', 'store'])
  for (const name of Object.keys(services.stocklot.environment)) expect(known).toContain(name)
  for (const name of Object.keys(services.stocklot.depends_on)) expect(Object.keys(services)).toContain(name)
  const example = (await readFile('.env.example', 'utf8')).matchAll(/^#?([A-Z_0-9]+)=/gm)
  const asked = new Set([...text.matchAll(/\$\{([A-Z_0-9]+)/g)].map(([, name = '']) => name))
  expect(new Set([...example].map(([, name = '']) => name))).toEqual(asked)
  const { volumes } = parse(text)
  for (const service of Object.values<{ volumes?: string[] }>(services))
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':')
      expect(source.startsWith('./') ? existsSync(source) : source in volumes, volume).toBe(true)
    }
})

async function linkProductionPackages(): Promise<void> {
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'))
  for (const [path, { dev, devOptional }] of Object.entries<Record<string, boolean>>(packages)) {
    if (path === '' || dev || devOptional || path.split('node_modules/').length > 2 || !existsSync(path)) continue
    await mkdir(dirname(join(stage, path)), { recursive: true })
    await symlink(resolve(path), join(stage, path))
  }
}

function readInstructions(file: string): { name: string; args: string }[] {
  const lines = file
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
  return lines.filter(Boolean).map((line) => {
    const [, name = '', args = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    expect(name, line).not.toBe('')
    return { name, args }
  })
}
