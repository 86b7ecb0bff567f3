import type { BlockList } from 'node:net'
import { resolve } from 'node:path'
import { proxyList } from '../base/client-address.server'
import { StartFailure } from '../base/errors'
import { type Mailbox, parseMailbox } from '../base/mailbox'
import { type ShownSetting, withoutSecret } from './describe-settings.server'
import {
  type BackupSettings,
  type DiskSettings,
  type DkimSettings,
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
  parseSeconds,
  parseSelector,
  parseText,
  parseTimeOfDay,
  parseToken,
  parseUrl,
  type S3Settings,
} from './setting-values.server'
import { readSiteFile, type Site } from './site-file.server'

/** All settings, parsed and validated. */
export interface Config {
  readonly production: boolean
  readonly host: string
  readonly port: number
  /** Origin in links and mails, without a trailing slash. */
  readonly publicUrl: string
  /** Seconds for which a connection without requests stays open. */
  readonly keepAliveSeconds: number
  /** Seconds between the request to stop and the last accepted connection. */
  readonly drainSeconds: number
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** Most connections of the pool to an outside database. */
  readonly databaseConnections: number
  readonly storage: DiskSettings | S3Settings
  readonly backup: BackupSettings
  readonly smtpUrl: string | null
  readonly mailFrom: Mailbox
  readonly teamInbox: Mailbox
  /** Address for delivery reports; null: the sender. */
  readonly bounceAddress: string | null
  /** Signs every mail for the domain of its sender; null: the mail server does, or nobody. */
  readonly dkim: DkimSettings | null
  readonly replyAddress: string | null
  readonly mailingsPerMinute: number
  readonly uploadMegabytesPerDay: number
  readonly unclaimedMegabytes: number
  readonly clamd: { readonly host: string; readonly port: number } | null
  readonly teamApiToken: string | null
  /** Key for secrets in the database; null: the key file in `DATA_DIR`. */
  readonly secretKey: string | null
  /** Without a mail server: whether the outbox API shows sign-in links. */
  readonly outboxLinks: boolean
  readonly contactFormUrl: string | null
  readonly newsletterSubscribeUrl: string | null
  readonly googleMapsKey: string | null
  readonly trustedProxies: BlockList
  readonly logLevel: string
  /** Whether to fill the demonstration catalogue; null: in a new database, outside production. */
  readonly demo: boolean | null
  readonly siteFile: string
  readonly site: Site
  /** Settings as people may read them. */
  readonly shown: readonly ShownSetting[]
  /** Reloads the site file. @throws {StartFailure} if it is invalid */
  readonly readAgain: () => Config
}

interface Setting<T> {
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
  DATABASE_CONNECTIONS: setting({
    default: '16',
    meaning:
      'Most connections of this node to `DATABASE_URL`, besides two that listen. A statement takes about a millisecond: more of them mostly queue in the server.',
    example: '16',
    parse: (value) => parseNumber(value, 4, 200),
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
  BACKUP_AT: setting({
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
      '`on` fills the catalogue with demonstration lots, clearly marked; `off` never does. Without it: when the database is new and `NODE_ENV` is not `production`. `npm run lots -- remove-demo` takes them out again.',
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

/**
 * Reads all settings from the environment.
 * @throws {StartFailure} naming the first wrong setting, its fault and a valid example
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const read = <T>(name: keyof typeof settings, entry: Setting<T>): T | null => {
    const value = env[name]?.trim() || entry.default
    if (value === null) return null
    try {
      return entry.parse(value)
    } catch (fault) {
      const reason = fault instanceof Error ? fault.message : String(fault)
      throw new StartFailure(`${name} is wrong: ${reason} Set it like ${name}=${entry.example}, or leave it out.`)
    }
  }
  const port = read('PORT', settings.PORT) ?? 3000
  const siteFile = read('SITE_FILE', settings.SITE_FILE) ?? ''
  const site = readSiteFile(siteFile)
  const dataDir = read('DATA_DIR', settings.DATA_DIR) ?? ''
  const databaseUrl = read('DATABASE_URL', settings.DATABASE_URL)
  const backupDirectory = read('BACKUP_DIR', settings.BACKUP_DIR)
  if (databaseUrl !== null && backupDirectory !== null)
    throw new StartFailure(
      'BACKUP_DIR is for the embedded database alone: leave it out, and back up the one at DATABASE_URL by its own tools (docs/operating/backup.md).',
    )
  const privateKey = read('DKIM_KEY_FILE', settings.DKIM_KEY_FILE)
  return {
    production: env.NODE_ENV === 'production',
    host: read('HOST', settings.HOST) ?? '',
    port,
    publicUrl: read('PUBLIC_URL', settings.PUBLIC_URL) ?? `http://localhost:${port}`,
    keepAliveSeconds: read('KEEP_ALIVE_SECONDS', settings.KEEP_ALIVE_SECONDS) ?? 5,
    drainSeconds: read('DRAIN_SECONDS', settings.DRAIN_SECONDS) ?? 0,
    dataDir,
    databaseUrl,
    databaseConnections: read('DATABASE_CONNECTIONS', settings.DATABASE_CONNECTIONS) ?? 16,
    storage: read('STORAGE_URL', settings.STORAGE_URL) ?? { kind: 'disk', directory: resolve(dataDir, 'files') },
    backup: {
      directory: backupDirectory,
      at: read('BACKUP_AT', settings.BACKUP_AT) ?? { hours: 2, minutes: 30 },
      keepDays: read('BACKUP_KEEP_DAYS', settings.BACKUP_KEEP_DAYS) ?? 14,
      recipient: read('BACKUP_RECIPIENT', settings.BACKUP_RECIPIENT),
    },
    smtpUrl: read('SMTP_URL', settings.SMTP_URL),
    mailFrom: read('MAIL_FROM', settings.MAIL_FROM) ?? { name: site.company.name, address: site.company.email },
    teamInbox: read('TEAM_INBOX', settings.TEAM_INBOX) ?? { name: null, address: site.company.email },
    bounceAddress: read('BOUNCE_ADDRESS', settings.BOUNCE_ADDRESS),
    dkim: privateKey === null ? null : { selector: read('DKIM_SELECTOR', settings.DKIM_SELECTOR) ?? '', privateKey },
    replyAddress: read('REPLY_ADDRESS', settings.REPLY_ADDRESS),
    mailingsPerMinute: read('MAILINGS_PER_MINUTE', settings.MAILINGS_PER_MINUTE) ?? 30,
    uploadMegabytesPerDay: read('UPLOAD_MB_PER_DAY', settings.UPLOAD_MB_PER_DAY) ?? 1_000,
    unclaimedMegabytes: read('UNCLAIMED_UPLOADS_MB', settings.UNCLAIMED_UPLOADS_MB) ?? 10_000,
    clamd: read('CLAMD_URL', settings.CLAMD_URL),
    teamApiToken: read('TEAM_API_TOKEN', settings.TEAM_API_TOKEN),
    secretKey: read('SECRET_KEY', settings.SECRET_KEY),
    outboxLinks: read('OUTBOX_LINKS', settings.OUTBOX_LINKS) ?? false,
    contactFormUrl: read('CONTACT_FORM_URL', settings.CONTACT_FORM_URL),
    newsletterSubscribeUrl: read('NEWSLETTER_SUBSCRIBE_URL', settings.NEWSLETTER_SUBSCRIBE_URL),
    googleMapsKey: read('GOOGLE_MAPS_KEY', settings.GOOGLE_MAPS_KEY),
    trustedProxies: read('TRUSTED_PROXIES', settings.TRUSTED_PROXIES) ?? proxyList([]),
    logLevel: read('LOG_LEVEL', settings.LOG_LEVEL) ?? 'info',
    demo: read('DEMO', settings.DEMO),
    siteFile,
    site,
    shown: describeSettings(env),
    readAgain: () => loadConfig(env),
  }
}

function describeSettings(env: Record<string, string | undefined>): ShownSetting[] {
  return Object.entries<Setting<unknown>>(settings).map(([name, { default: standard, secret }]) => {
    const given = env[name]?.trim()
    const value = given || standard
    return { name, value: value && withoutSecret(value, secret), from: given ? 'environment' : 'default' }
  })
}
