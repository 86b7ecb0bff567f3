import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readSiteFile } from './site-file.server'

const directory = mkdtempSync(join(tmpdir(), 'stocklot-test-'))
afterAll(() => rmSync(directory, { recursive: true }))

const right = readFileSync('config/site.yaml', 'utf8')

function readChanged(from: string, to: string) {
  const path = join(directory, 'site.yaml')
  const changed = right.replace(from, to)
  expect(changed).not.toBe(right)
  writeFileSync(path, changed)
  return readSiteFile(path)
}

function lineOf(words: string): number {
  return right.split('\n').findIndex((line) => line.trimStart().startsWith(words)) + 1
}

test('external forms are optional, each by itself', () => {
  expect(readSiteFile('config/site.yaml').externalForms).toEqual({})
  const forms = { aliveta: 'https://forms.example.com/olives' }
  const { externalForms } = readChanged('\nteam:', `\nexternalForms: ${JSON.stringify(forms)}\n\nteam:`)
  expect(externalForms).toEqual(forms)
})

test('refuses a form that is not an https URL and names the line', () => {
  const line = lineOf('team:') + 1
  for (const address of ['http://forms.example.com', 'javascript:alert(1)', 'food'])
    expect(() => readChanged('\nteam:', `\nexternalForms:\n  food: "${address}"\n\nteam:`), address).toThrow(
      `line ${line}: externalForms.food is wrong: must be an address like https://forms.example.com/food`,
    )
})

test.each(['offers', 'buyers'])('the contact for %s must be on the team', (part) => {
  const contact = part === 'offers' ? 'elena@stocklot.example' : 'tomas@stocklot.example'
  expect(() => readChanged(`  contact: ${contact}`, '  contact: nobody@stocklot.example')).toThrow(
    `${part}.contact is wrong: nobody in the team has that e-mail address`,
  )
})

test('the imprint must name the company’s representative', () => {
  expect(() => readChanged('  representedBy: Elena Markou\n', '')).toThrow('company.representedBy is missing.')
})

test('trust texts are optional and limited, and errors name the line', () => {
  const without = right.slice(0, right.indexOf('\ntrust:')) + right.slice(right.indexOf('\nteam:'))
  const path = join(directory, 'site.yaml')
  writeFileSync(path, without)
  expect(readSiteFile(path).trust).toEqual({ volumes: [], references: [] })
  expect(() => readChanged('    en: "Prices are ex VAT', `    en: "${'net '.repeat(100)}`)).toThrow(
    'trust.terms.en is wrong: must have at most 400 characters',
  )
  expect(() => readChanged('    en: "Prices are ex VAT', '    xx: "Prices are ex VAT')).toThrow('trust.terms')
  expect(() => readChanged('  since: 2011', '  sinse: 2011')).toThrow('trust is wrong')
})
