import { expect, test } from 'vitest'
import { testSecretKey } from '../../../tests/open-test-database'
import { openVault } from '../database/vault.server'
import { hideSecrets, showSecrets } from './mail-secrets.server'

const token = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG'
const file = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345'
const mail = {
  text: `Open http://localhost:3000/en/offers/${token} or http://localhost:3000/api/files/${file}/download?token=${file.toLowerCase()}`,
  html: `<p>~0.0~ $1 <a href="http://localhost:3000/en/verify?token=${token}">Open</a></p>`,
  unsubscribeUrl: `http://localhost:3000/en/newsletter/unsubscribe/${token}`,
}

test('stores a mail without the secrets of its links and reads it with them', () => {
  const vault = openVault(testSecretKey)
  const hidden = hideSecrets(vault, mail)
  expect(JSON.stringify(hidden)).not.toMatch(new RegExp(`${token}|${file}`, 'i'))
  expect(hidden.html).toMatch(/^<p>~0\.0~ \$1 <a href="http:\/\/localhost:3000\/en\/verify\?token=~[\da-f]{18}\.0~">/)
  expect(showSecrets(vault, hidden)).toMatchObject(mail)
  expect(hideSecrets(vault, { text: 'No link', html: '<p>' })).toMatchObject({ secrets: null })
})
