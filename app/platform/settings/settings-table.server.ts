import { resolve } from 'node:path'
import { parseMailbox } from '../base/mailbox'
import {
  parseClamd,
  parseCount,
  parseDkimKey,
  parseMapsKey,
  parseMegabytes,
  parseNumber,
  parseOneOf,
  parseOrigin,
  parsePort,
  parseProxies,
  parseReceivingAddress,
  parseRecipient,
  parseS3,
  parseSearchServer,
  parseSeconds,
  parseSelector,
  parseText,
  parseTimeOfDay,
  parseToken,
  parseUrl,
} from './setting-values.server'

export interface Setting<T> {
  readonly default: string | null
  readonly meaning: string
  /** A valid value, shown if a wrong one stops the start. */
  readonly example: string
  /** @throws {Error} whose message completes "NAME is wrong: …" */
  readonly parse: (value: string) => T
  /** Secret part of the value. */
  readonly secret?: 'whole' | 'password'
}

function setting<T>(entry: Setting<T>): Setting<T> {
  return entry
}

/** The only table of settings; `docs/operating.md` is generated from it. */
export const settings = {
  PORT: setting({ default: '3000', meaning: 'Port it listens on.', example: '3000', parse: parsePort }),
  HOST: setting({ default: '127.0.0.1', meaning: 'Address it listens on.', example: '0.0.0.0', parse: parseText }),
  PUBLIC_URL: setting({
    default: null,
    meaning: 'Origin in links and mails. Without it: `http://localhost:{PORT}`.',
    example: 'https://stock.example.com',
    parse: parseOrigin,
  }),
  KEEP_ALIVE_SECONDS: setting({
    default: '5',
    meaning:
      'How long a connection without requests stays open. Behind a balancer that keeps connections, longer than it does.',
    example: '75',
    parse: (value) => parseSeconds(value, 1, 3_600),
  }),
  DRAIN_SECONDS: setting({
    default: '0',
    meaning:
      'On SIGTERM, for how long `/readyz` answers 503 while requests are still taken. Behind a balancer, as long as it needs to notice.',
    example: '5',
    parse: (value) => parseSeconds(value, 0, 60),
  }),
  DATA_DIR: setting({
    default: './data',
    meaning: 'Directory of the embedded database and of the uploaded files.',
    example: '/var/lib/stocklot',
    parse: (value) => resolve(parseText(value)),
  }),
  DATABASE_URL: setting({
    default: null,
    meaning: 'An outside PostgreSQL, 14 or newer. Without it the program runs a PostgreSQL of its own in `DATA_DIR`.',
    example: 'postgres://user:password@db.example.com:5432/stocklot',
    parse: (value) => parseUrl(value, ['postgres:', 'postgresql:']).href,
    secret: 'password',
  }),
  DATABASE_READ_URL: setting({
    default: null,
    meaning:
      'Standby servers of `DATABASE_URL`, separated by commas, that answer lists, searches, lot pages and feeds. One that lags or fails is left out.',
    example: 'postgres://user:password@replica.example.com:5432/stocklot',
    parse: (value) => value.split(',').map((url) => parseUrl(url.trim(), ['postgres:', 'postgresql:']).href),
    secret: 'password',
  }),
  DATABASE_CONNECTIONS: setting({
    default: '16',
    meaning:
      'Most connections of this node to `DATABASE_URL`, besides two that listen, and to each replica. A statement takes about a millisecond: more of them mostly queue in the server.',
    example: '16',
    parse: (value) => parseNumber(value, 4, 200),
  }),
  SEARCH_URL: setting({
    default: null,
    meaning:
      'An outside OpenSearch for searches in millions of lots. While it does not answer, or lacks too much, PostgreSQL does. Without it PostgreSQL always answers. A path begins the names of its indexes.',
    example: 'https://user:password@search.example.com:9200/stocklot',
    parse: parseSearchServer,
    secret: 'password',
  }),
  STORAGE_URL: setting({
    default: null,
    meaning:
      'An S3-compatible store; credentials come from `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`. Without it files are kept in `DATA_DIR/files`.',
    example: 's3://bucket?endpoint=https://s3.example.com&region=eu-central-1',
    parse: parseS3,
    secret: 'password',
  }),
  BACKUP_DIR: setting({
    default: null,
    meaning:
      'Directory in which a backup of the embedded database and the files is made every day. Best on another disk. Without it: only by `npm run backup`.',
    example: '/backups',
    parse: (value) => resolve(parseText(value)),
  }),
  BACKUP_SCHEDULE: setting({
    default: '02:30',
    meaning: 'Time of the daily backup, in UTC. One that was missed is made up for.',
    example: '02:30',
    parse: parseTimeOfDay,
  }),
  BACKUP_KEEP_DAYS: setting({
    default: '14',
    meaning: 'Days after which daily backups are deleted, once a newer one is complete.',
    example: '30',
    parse: parseCount,
  }),
  BACKUP_RECIPIENT: setting({
    default: null,
    meaning:
      'Public key that backups are encrypted with, in the format of `age`. `npm run backup -- --new-key FILE` makes a pair. Without it backups are not encrypted.',
    example: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
    parse: parseRecipient,
  }),
  SMTP_URL: setting({
    default: null,
    meaning: 'SMTP server that delivers the mails. Without it mails stay readable in the outbox.',
    example: 'smtps://user:password@mail.example.com:465',
    parse: (value) => parseUrl(value, ['smtp:', 'smtps:']).href,
    secret: 'password',
  }),
  MAIL_FROM: setting({
    default: null,
    meaning: 'Sender of every mail. Without it: the company and its e-mail address of the site file.',
    example: 'Stocklot <office@stocklot.example>',
    parse: parseMailbox,
  }),
  TEAM_INBOX: setting({
    default: null,
    meaning: 'Where mails to the team go. Without it: the e-mail address of the site file.',
    example: 'offers@stocklot.example',
    parse: parseMailbox,
  }),
  BOUNCE_ADDRESS: setting({
    default: null,
    meaning:
      'Address whose mail server hands reports of mails that come back to `POST /api/team/bounces`. Mails then carry it, with a secret behind a plus sign, as their return path. Without it reports go to the sender of the mails.',
    example: 'bounces@stocklot.example',
    parse: parseReceivingAddress,
  }),
  REPLY_ADDRESS: setting({
    default: null,
    meaning:
      'Address whose mail server hands answers to `POST /api/team/mails`. Mails about an offer, an enquiry, a buying request or a message then carry it, with a secret behind a plus sign, as the address to reply to, and answers appear in the inbox. Without it answers go to the mailbox of the colleague who wrote.',
    example: 'replies@stocklot.example',
    parse: parseReceivingAddress,
  }),
  DKIM_KEY_FILE: setting({
    default: null,
    meaning:
      'File with the RSA key, in PEM, that signs every mail for the domain of `MAIL_FROM` (DKIM). Without it signing is left to the mail server.',
    example: '/etc/stocklot/dkim.pem',
    parse: parseDkimKey,
  }),
  DKIM_SELECTOR: setting({
    default: 'stocklot',
    meaning: 'Name under which DNS has the public key: `{selector}._domainkey.{domain}`.',
    example: 'stocklot',
    parse: parseSelector,
  }),
  MAILINGS_PER_MINUTE: setting({
    default: '30',
    meaning:
      "How many mails of the team's mailings go out in a minute. The strictest of the usual mail services take 30; with a server of your own it may be more.",
    example: '300',
    parse: parseCount,
  }),
  CONTACT_FORM_URL: setting({
    default: null,
    meaning:
      'Outside service that browsers post the contact form to, with the fields `name`, `email`, `message` and `honeypot`. Without it messages are stored here and mailed to the team.',
    example: 'https://forms.example.com/contact',
    parse: (value) => parseUrl(value, ['https:', 'http:']).href,
  }),
  NEWSLETTER_SUBSCRIBE_URL: setting({
    default: null,
    meaning:
      'Outside service that newsletter subscriptions are handed to, as a JSON POST of `{"fields": {"email": "…"}}`; any success counts. Confirming and unsubscribing are its matter then. Without it they are handled here.',
    example: 'https://newsletter.example.com/subscribe',
    parse: (value) => parseUrl(value, ['https:', 'http:']).href,
  }),
  GOOGLE_MAPS_KEY: setting({
    default: null,
    meaning: 'Key of the Maps Embed API for the map on the contact page. Without it: the embedded map that needs none.',
    example: 'the key of your project, limited to the address of this site',
    parse: parseMapsKey,
    secret: 'whole',
  }),
  UPLOAD_MB_PER_DAY: setting({
    default: '1000',
    meaning:
      'Megabytes of uploads that visitors of one address may begin in a day, whether or not they are sent with a form.',
    example: '5000',
    parse: parseMegabytes,
  }),
  UNCLAIMED_UPLOADS_MB: setting({
    default: '10000',
    meaning:
      'Megabytes that all uploads may take which no form has been sent with yet. They are deleted after a day. Further ones are refused meanwhile.',
    example: '50000',
    parse: parseMegabytes,
  }),
  CLAMD_URL: setting({
    default: null,
    meaning: 'ClamAV daemon. When set, no upload is handed out before it was scanned.',
    example: 'tcp://127.0.0.1:3310',
    parse: parseClamd,
  }),
  TEAM_API_TOKEN: setting({
    default: null,
    meaning:
      "Bearer token, at least 32 characters, with which the company's own systems read the inbox and write lots.",
    example: 'the output of: openssl rand -hex 32',
    parse: parseToken,
    secret: 'whole',
  }),
  OUTBOX_LINKS: setting({
    default: 'off',
    meaning:
      '`on` has `GET /api/team/outbox` show the links of sign-in, reset and invitation mails when there is no `SMTP_URL`: for development and tests alone.',
    example: 'off',
    parse: (value) => parseOneOf(value, ['on', 'off']) === 'on',
  }),
  SECRET_KEY: setting({
    default: null,
    meaning:
      'Key, at least 32 characters, that secrets in the database are encrypted with. Every node on one database needs the same. Without it the first start makes one in `DATA_DIR/secret-key`, which only its user can read. Keep a copy of it, apart from those of the database.',
    example: 'the output of: openssl rand -hex 32',
    parse: parseToken,
    secret: 'whole',
  }),
  TRUSTED_PROXIES: setting({
    default: '',
    meaning:
      'Addresses or networks of reverse proxies, separated by commas, whose `X-Forwarded-For` is believed. Limits per visitor need it behind a proxy.',
    example: '127.0.0.1,10.0.0.0/8',
    parse: parseProxies,
  }),
  SITE_FILE: setting({
    default: 'config/site.yaml',
    meaning: 'Business settings: names, team, addresses, links, languages. Read anew when the file changes.',
    example: 'config/site.yaml',
    parse: (value) => resolve(parseText(value)),
  }),
  DEMO: setting({
    default: null,
    meaning:
      '`on` fills the catalogue with demonstration lots, clearly marked; `off` never does. Without it: only in a new database, with no outside service set and unless `NODE_ENV` is `production`. `npm run lots -- remove-demo` takes them out again.',
    example: 'off',
    parse: (value) => parseOneOf(value, ['on', 'off']) === 'on',
  }),
  LOG_LEVEL: setting({
    default: 'info',
    meaning: 'How much is logged.',
    example: 'info',
    parse: (value) => parseOneOf(value, ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  }),
} as const
