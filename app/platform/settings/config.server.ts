import type { BlockList } from 'node:net'
import { resolve } from 'node:path'
import { proxyList } from '../base/client-address.server'
import { messageOf, StartFailure } from '../base/errors'
import type { Mailbox } from '../base/mailbox'
import { type ShownSetting, withoutSecret } from './describe-settings.server'
import type { BackupSettings, DiskSettings, DkimSettings, S3Settings, SearchSettings } from './setting-values.server'
import { type Setting, settings } from './settings-table.server'
import { readSiteFile, type Site } from './site-file.server'

export interface Config {
  readonly host: string
  readonly port: number
  /** Origin in links and mails, without a trailing slash. */
  readonly publicUrl: string
  readonly keepAliveSeconds: number
  /** Seconds between the request to stop and the last accepted connection. */
  readonly drainSeconds: number
  readonly dataDir: string
  readonly databaseUrl: string | null
  readonly databaseReadUrls: readonly string[]
  readonly databaseConnections: number
  /** Search engine beside the database; null: the database alone searches. */
  readonly search: SearchSettings | null
  readonly storage: DiskSettings | S3Settings
  readonly backup: BackupSettings
  readonly smtpUrl: string | null
  readonly mailFrom: Mailbox
  readonly teamInbox: Mailbox
  /** Address for delivery reports; null: the sender. */
  readonly bounceAddress: string | null
  /** Signs every mail for its sender's domain; null: left to the mail server. */
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
  /** Whether to fill the demonstration catalogue; null: in a new database. */
  readonly demo: boolean | null
  readonly siteFile: string
  readonly site: Site
  readonly shown: readonly ShownSetting[]
  /** Reloads the site file. @throws {StartFailure} if it is invalid */
  readonly readAgain: () => Config
}

/** Reads all settings. @throws {StartFailure} naming the first wrong one, its fault and a valid example */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const read = <T>(name: keyof typeof settings, entry: Setting<T>): T | null => {
    const value = env[name]?.trim() || entry.default
    if (value === null) return null
    try {
      return entry.parse(value)
    } catch (fault) {
      throw new StartFailure(
        `${name} is wrong: ${messageOf(fault)} Set it like ${name}=${entry.example}, or leave it out.`,
      )
    }
  }
  const port = read('PORT', settings.PORT) ?? 3000
  const siteFile = read('SITE_FILE', settings.SITE_FILE) ?? ''
  const site = readSiteFile(siteFile)
  const dataDir = read('DATA_DIR', settings.DATA_DIR) ?? ''
  const databaseUrl = read('DATABASE_URL', settings.DATABASE_URL)
  const databaseReadUrls = read('DATABASE_READ_URL', settings.DATABASE_READ_URL) ?? []
  if (databaseUrl === null && databaseReadUrls.length > 0)
    throw new StartFailure(
      'DATABASE_READ_URL is for replicas of the database at DATABASE_URL: set that as well, or leave it out.',
    )
  const backupDirectory = read('BACKUP_DIR', settings.BACKUP_DIR)
  if (databaseUrl !== null && backupDirectory !== null)
    throw new StartFailure(
      'BACKUP_DIR works only with the embedded database: leave it out, and back up the one at DATABASE_URL with its own tools (docs/operating/backup.md).',
    )
  const privateKey = read('DKIM_KEY_FILE', settings.DKIM_KEY_FILE)
  return {
    host: read('HOST', settings.HOST) ?? '',
    port,
    publicUrl: read('PUBLIC_URL', settings.PUBLIC_URL) ?? `http://localhost:${port}`,
    keepAliveSeconds: read('KEEP_ALIVE_SECONDS', settings.KEEP_ALIVE_SECONDS) ?? 5,
    drainSeconds: read('DRAIN_SECONDS', settings.DRAIN_SECONDS) ?? 0,
    dataDir,
    databaseUrl,
    databaseReadUrls,
    databaseConnections: read('DATABASE_CONNECTIONS', settings.DATABASE_CONNECTIONS) ?? 16,
    search: read('SEARCH_URL', settings.SEARCH_URL),
    storage: read('STORAGE_URL', settings.STORAGE_URL) ?? { kind: 'disk', directory: resolve(dataDir, 'files') },
    backup: {
      directory: backupDirectory,
      at: read('BACKUP_SCHEDULE', settings.BACKUP_SCHEDULE) ?? { hours: 2, minutes: 30 },
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
    demo: read('DEMO', settings.DEMO) ?? (isTrial(env) ? null : false),
    siteFile,
    site,
    shown: describeSettings(env),
    readAgain: () => loadConfig(env),
  }
}

/** Services outside the program. A company that connects one has goods of its own to show. */
const outsideServices = [
  'DATABASE_URL',
  'SEARCH_URL',
  'STORAGE_URL',
  'SMTP_URL',
  'CLAMD_URL',
  'NEWSLETTER_SUBSCRIBE_URL',
  'CONTACT_FORM_URL',
] as const satisfies readonly (keyof typeof settings)[]

/** Whether the program is being tried out: not in production, and without outside services. */
function isTrial(env: Record<string, string | undefined>): boolean {
  return env.NODE_ENV !== 'production' && outsideServices.every((name) => !env[name]?.trim())
}

function describeSettings(env: Record<string, string | undefined>): ShownSetting[] {
  return Object.entries<Setting<unknown>>(settings).map(([name, { default: standard, secret }]) => {
    const given = env[name]?.trim()
    const value = given || standard
    return { name, value: value && withoutSecret(value, secret), from: given ? 'environment' : 'default' }
  })
}
