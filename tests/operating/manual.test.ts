import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const pages = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md')]

test.each(pages)('links of %s lead to existing files', async (page) => {
  const text = (await readFile(page, 'utf8')).replaceAll(/```[\s\S]*?```/g, '')
  const missing = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#]+)[^)]*\)/g)]
    .map(([, target = '']) => join(dirname(page), target))
    .filter((target) => !existsSync(target))
  expect(missing).toEqual([])
})

test('the changelog’s newest version is the program’s', async () => {
  const { version } = JSON.parse(await readFile('package.json', 'utf8'))
  const [, newest] = /^## (\d+\.\d+\.\d+) /m.exec(await readFile('CHANGELOG.md', 'utf8')) ?? []
  expect(newest).toBe(version)
})

test('the manual names existing settings only', async () => {
  const table = await readFile('docs/operating.md', 'utf8')
  const known = new Set([...table.matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name))
  expect(known.size).toBeGreaterThan(25)
  // Scripts there have settings of their own.
  const scripts = await Promise.all(globSync('docs/operating/*.sh').map((script) => readFile(script, 'utf8')))
  for (const [, name = ''] of scripts.join('\n').matchAll(/\$\{?([A-Z_]+)/g)) known.add(name)
  for (const page of globSync('docs/operating/*')) {
    // As in `NAME=value`, where an operator sets them.
    for (const [, name = ''] of (await readFile(page, 'utf8')).matchAll(/\b((?:[A-Z]+_)+[A-Z]+)=/g))
      expect(known.has(name) || name === 'NODE_ENV', `${name} in ${page}`).toBe(true)
  }
})
