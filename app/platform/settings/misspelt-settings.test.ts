import { expect, test } from 'vitest'
import { findMisspelt } from './misspelt-settings'
import { settings } from './settings-table.server'

const known = Object.keys(settings)

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['PUBLC_URL', 'PUBLIC_URL'],
  ['STMP_URL', 'SMTP_URL'],
  ['TRUSTED_PROXY', null],
  ['TRUSTED_PROXIE', 'TRUSTED_PROXIES'],
  ['PROT', 'PORT'],
  ['data_dir', 'DATA_DIR'],
  ['STOCKLOT_PORT', 'PORT'],
  ['STOCKLOT_SECRETKEY', 'SECRET_KEY'],
])('recognises %s as %s', (name, meant) => {
  expect(findMisspelt({ [name]: 'x' }, known)).toEqual(meant === null ? [] : [{ name, meant }])
})

test('reports an unknown setting that has the product’s prefix', () => {
  expect(findMisspelt({ STOCKLOT_COLOUR: 'red' }, known)).toEqual([{ name: 'STOCKLOT_COLOUR', meant: null }])
})

test('ignores variables of other programs and similar ones of settings in use', () => {
  const usual =
    'HOME PATH PWD USER LANG TERM SHELL SHLVL HOSTNAME TZ TMPDIR NODE_ENV INVOCATION_ID JOURNAL_STREAM CI EDITOR'
  const others = 'AWS_ACCESS_KEY_ID PGHOST HTTP_PROXY NO_PROXY npm_config_port KUBERNETES_PORT OLDPWD LOGNAME MAIL'
  const env = Object.fromEntries(`${usual} ${others}`.split(' ').map((name) => [name, 'x']))
  expect(findMisspelt({ ...env, PORT: '3000', PORT2: '3001' }, known)).toEqual([])
})
