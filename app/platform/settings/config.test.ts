import { expect, test } from 'vitest'
import { loadConfig } from './config.server'
import { settings } from './settings-table.server'

const outside = {
  DATABASE_URL: 'postgres://app@db.example/app',
  SEARCH_URL: 'https://search.example:9200',
  STORAGE_URL: 's3://bucket?endpoint=https://s3.example&region=eu',
  SMTP_URL: 'smtp://mail.example',
  CLAMD_URL: 'tcp://127.0.0.1:3310',
  NEWSLETTER_SUBSCRIBE_URL: 'https://newsletter.example/subscribe',
  CONTACT_FORM_URL: 'https://forms.example/contact',
}
const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' }

test('adds demonstration lots by itself only in a trial', () => {
  expect(loadConfig({}).demo).toBeNull()
  expect(loadConfig({ SMTP_URL: '' }).demo).toBeNull()
  expect(loadConfig({ NODE_ENV: 'production' }).demo).toBe(false)
  for (const [name, value] of Object.entries(outside)) {
    expect([name, loadConfig({ ...keys, [name]: value }).demo]).toEqual([name, false])
    expect([name, loadConfig({ ...keys, [name]: value, NODE_ENV: 'production', DEMO: 'on' }).demo]).toEqual([
      name,
      true,
    ])
  }
})

test('settings have the names and defaults of the contract', () => {
  const standard = Object.fromEntries(Object.entries(settings).map(([name, { default: value }]) => [name, value]))
  expect(standard).toMatchObject({
    PORT: '3000',
    HOST: '127.0.0.1',
    PUBLIC_URL: null,
    DATA_DIR: './data',
    DATABASE_URL: null,
    DATABASE_READ_URL: null,
    SEARCH_URL: null,
    STORAGE_URL: null,
    SMTP_URL: null,
    MAIL_FROM: null,
    TEAM_INBOX: null,
    NEWSLETTER_SUBSCRIBE_URL: null,
    CONTACT_FORM_URL: null,
    GOOGLE_MAPS_KEY: null,
    CLAMD_URL: null,
    TEAM_API_TOKEN: null,
    OUTBOX_LINKS: 'off',
    BACKUP_DIR: null,
    BACKUP_SCHEDULE: '02:30',
    SITE_FILE: 'config/site.yaml',
    DEMO: null,
    LOG_LEVEL: 'info',
  })
})

test.each([
  ['BACKUP_SCHEDULE', 'nightly'],
  ['DATABASE_READ_URL', 'replica.example'],
  ['DEMO', 'yes'],
  ['OUTBOX_LINKS', '1'],
  ['PORT', '70000'],
  ['SEARCH_URL', 'search.example'],
  ['SEARCH_URL', 'https://search.example/Lots'],
  ['SEARCH_URL', 'https://reader@search.example'],
  ['STORAGE_URL', 'https://s3.example'],
])('reports an invalid %s in one line with a valid example', (name, value) => {
  expect(() => loadConfig({ [name]: value })).toThrow(
    new RegExp(`^${name} is wrong: [^\\n]+ Set it like ${name}=[^\\n]+$`),
  )
})
