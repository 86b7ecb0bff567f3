import { resolve } from 'node:path'
import { parseMailbox } from '../base/mailbox'
import {
  parseClamd,
  parseDkimKey,
  parseMapsKey,
  parseNumber,
  parseOneOf,
  parseOrigin,
  parseProxies,
  parseReceivingAddress,
  parseRecipient,
  parseS3,
  parseSearchServer,
  parseSelector,
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
  readonly secret?: 'whole' | 'password'
}

/** From the size of one offer to a terabyte. */
const parseMegabytes = (value: string) => parseNumber(value, 25, 1_000_000)

/** The only table of settings; `docs/operating.md` is generated from it. */
export const settings = {
  PORT: {
    default: '3000',
    meaning: 'Port the program listens on.',
    example: '3000',
    parse: (value) => parseNumber(value, 1, 65_535, 'port'),
  },
  HOST: {
    default: '127.0.0.1',
    meaning: 'Address the program listens on.',
    example: '0.0.0.0',
    parse: (value) => value,
  },
  PUBLIC_URL: {
    default: null,
    meaning: 'Origin in links and mails. Without it: `http://localhost:{PORT}`.',
    example: 'https://stock.example.com',
    parse: parseOrigin,
  },
  KEEP_ALIVE_SECONDS: {
    default: '5',
    meaning:
      'How long an idle connection stays open. Behind a proxy that reuses connections, set it above the idle timeout of the proxy.',
    example: '75',
    parse: (value) => parseNumber(value, 1, 3_600, 'number of seconds'),
  },
  DRAIN_SECONDS: {
    default: '0',
    meaning:
      'How long, after SIGTERM, `/readyz` answers 503 while requests are still accepted. Behind a balancer, as long as that needs to notice.',
    example: '5',
    parse: (value) => parseNumber(value, 0, 60, 'number of seconds'),
  },
  DATA_DIR: {
    default: './data',
    meaning: 'Directory of the embedded database and of the uploaded files.',
    example: '/var/lib/stocklot',
    parse: (value) => resolve(value),
  },
  DATABASE_URL: {
    default: null,
    meaning: 'An outside PostgreSQL, 14 or newer. Without it the program runs a PostgreSQL of its own in `DATA_DIR`.',
    example: 'postgres://user:password@db.example.com:5432/stocklot',
    parse: (value) => parseUrl(value, ['postgres:', 'postgresql:']).href,
    secret: 'password',
  },
  DATABASE_READ_URL: {
    default: null,
    meaning:
      'Standby servers of `DATABASE_URL`, separated by commas, which answer lists, searches, lot pages and feeds. One that lags or fails is not used.',
    example: 'postgres://user:password@replica.example.com:5432/stocklot',
    parse: (value) => value.split(',').map((url) => parseUrl(url.trim(), ['postgres:', 'postgresql:']).href),
    secret: 'password',
  },
  DATABASE_CONNECTIONS: {
    default: '16',
    meaning:
      'Largest number of connections from this node to `DATABASE_URL`, besides two that listen, and to each replica. A statement takes about a millisecond, so more connections mostly wait in the server.',
    example: '16',
    parse: (value) => parseNumber(value, 4, 200),
  },
  SEARCH_URL: {
    default: null,
    meaning:
      'An OpenSearch server for catalogues of millions of lots. PostgreSQL answers while it is down or incomplete, and always if this is not set. The path is the prefix of its index names.',
    example: 'https://user:password@search.example.com:9200/stocklot',
    parse: parseSearchServer,
    secret: 'password',
  },
  STORAGE_URL: {
    default: null,
    meaning:
      'An S3-compatible store; credentials come from `AWS_ACCESS_KEY_ID` and `AWS_SECRET_ACCESS_KEY`. Without it files are kept in `DATA_DIR/files`.',
    example: 's3://bucket?endpoint=https://s3.example.com&region=eu-central-1',
    parse: parseS3,
    secret: 'password',
  },
  BACKUP_DIR: {
    default: null,
    meaning:
      'Directory for a daily backup of the embedded database and the files, best on another disk. Without it: backups only by `npm run backup`.',
    example: '/backups',
    parse: (value) => resolve(value),
  },
  BACKUP_SCHEDULE: {
    default: '02:30',
    meaning: 'Time of the daily backup, in UTC. A missed backup is made at the next start.',
    example: '02:30',
    parse: parseTimeOfDay,
  },
  BACKUP_KEEP_DAYS: {
    default: '14',
    meaning: 'Days after which daily backups are deleted, once a newer one is complete.',
    example: '30',
    parse: (value) => parseNumber(value, 1, 6_000),
  },
  BACKUP_RECIPIENT: {
    default: null,
    meaning:
      'Public key that backups are encrypted with, in the format of `age`. `npm run backup -- --new-key FILE` makes a pair. Without it backups are not encrypted.',
    example: 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p',
    parse: parseRecipient,
  },
  SMTP_URL: {
    default: null,
    meaning: 'SMTP server that delivers the mails. Without it no mail is sent; all can be read in the outbox.',
    example: 'smtps://user:password@mail.example.com:465',
    parse: (value) => parseUrl(value, ['smtp:', 'smtps:']).href,
    secret: 'password',
  },
  MAIL_FROM: {
    default: null,
    meaning: 'Sender of every mail. Without it: the company name and e-mail address in the site file.',
    example: 'Stocklot <office@stocklot.example>',
    parse: parseMailbox,
  },
  TEAM_INBOX: {
    default: null,
    meaning: 'Where mails to the team go. Without it: the e-mail address in the site file.',
    example: 'offers@stocklot.example',
    parse: parseMailbox,
  },
  BOUNCE_ADDRESS: {
    default: null,
    meaning:
      'Address whose mail server passes bounces on to `POST /api/team/mails`. It becomes the return path of all mails, with a secret after a plus sign. Without it bounces go to the sender of the mails.',
    example: 'bounces@stocklot.example',
    parse: parseReceivingAddress,
  },
  REPLY_ADDRESS: {
    default: null,
    meaning:
      'Address whose mail server passes replies on to `POST /api/team/mails`. It becomes the reply address of mails about an offer, enquiry, buying request or message, with a secret after a plus sign, and replies appear in the inbox. Without it replies go to the mailbox of the colleague who wrote.',
    example: 'replies@stocklot.example',
    parse: parseReceivingAddress,
  },
  DKIM_KEY_FILE: {
    default: null,
    meaning:
      'File with the RSA key, in PEM, that signs every mail for the domain of `MAIL_FROM` (DKIM). Without it the mail server has to sign.',
    example: '/etc/stocklot/dkim.pem',
    parse: parseDkimKey,
  },
  DKIM_SELECTOR: {
    default: 'stocklot',
    meaning: 'Name of the public key in DNS: `{selector}._domainkey.{domain}`.',
    example: 'stocklot',
    parse: parseSelector,
  },
  MAILINGS_PER_MINUTE: {
    default: '30',
    meaning:
      "Mails per minute that the team's mailings send. The strictest mail services take 30; a server of your own may take more.",
    example: '300',
    parse: (value) => parseNumber(value, 1, 6_000),
  },
  CONTACT_FORM_URL: {
    default: null,
    meaning:
      'External service that browsers post the contact form to, with the fields `name`, `email`, `message` and `honeypot`. Without it messages are stored here and mailed to the team.',
    example: 'https://forms.example.com/contact',
    parse: (value) => parseUrl(value, ['https:', 'http:']).href,
  },
  NEWSLETTER_SUBSCRIBE_URL: {
    default: null,
    meaning:
      'External service that receives newsletter subscriptions, as a JSON POST of `{"fields": {"email": "…"}}`; any 2xx answer counts as success. That service then handles confirming and unsubscribing; without it the program does.',
    example: 'https://newsletter.example.com/subscribe',
    parse: (value) => parseUrl(value, ['https:', 'http:']).href,
  },
  GOOGLE_MAPS_KEY: {
    default: null,
    meaning:
      'Key of the Maps Embed API for the map on the contact page. Without it: the embedded map that needs no key.',
    example: 'the key of your project, limited to the address of this site',
    parse: parseMapsKey,
    secret: 'whole',
  },
  UPLOAD_MB_PER_DAY: {
    default: '1000',
    meaning: 'Megabytes that visitors from one network address may upload in a day, whether or not they send the form.',
    example: '5000',
    parse: parseMegabytes,
  },
  UNCLAIMED_UPLOADS_MB: {
    default: '10000',
    meaning:
      'Megabytes that uploads without a submitted form may take together. They are deleted after a day; further uploads are refused until then.',
    example: '50000',
    parse: parseMegabytes,
  },
  CLAMD_URL: {
    default: null,
    meaning: 'ClamAV daemon. If set, no upload can be downloaded before it has been scanned.',
    example: 'tcp://127.0.0.1:3310',
    parse: parseClamd,
  },
  TEAM_API_TOKEN: {
    default: null,
    meaning:
      "Bearer token, at least 32 characters, with which the company's own systems read the inbox and write lots.",
    example: 'the output of: openssl rand -hex 32',
    parse: parseToken,
    secret: 'whole',
  },
  OUTBOX_LINKS: {
    default: 'off',
    meaning:
      '`on` makes `GET /api/team/outbox` show the links in sign-in, reset and invitation mails if there is no `SMTP_URL`. Only for development and tests.',
    example: 'off',
    parse: (value) => parseOneOf(value, ['on', 'off']) === 'on',
  },
  SECRET_KEY: {
    default: null,
    meaning:
      'Key, at least 32 characters, that encrypts the secrets in the database. All nodes need the same one. Without it the first start creates one in `DATA_DIR/secret-key`, which only its user can read. Keep a copy, separate from copies of the database.',
    example: 'the output of: openssl rand -hex 32',
    parse: parseToken,
    secret: 'whole',
  },
  TRUSTED_PROXIES: {
    default: '',
    meaning:
      'Addresses or networks of reverse proxies, separated by commas, whose `X-Forwarded-For` is trusted. Behind a proxy, limits per visitor need it.',
    example: '127.0.0.1,10.0.0.0/8',
    parse: parseProxies,
  },
  SITE_FILE: {
    default: 'config/site.yaml',
    meaning: 'The company: names, team, addresses, links, languages. Reloaded when the file changes.',
    example: 'config/site.yaml',
    parse: (value) => resolve(value),
  },
  DEMO: {
    default: null,
    meaning:
      '`on` adds demo lots to the catalogue, clearly marked; `off` never does. Without it: only in a new database, with no external service set, and unless `NODE_ENV` is `production`. `npm run lots -- remove-demo` removes them.',
    example: 'off',
    parse: (value) => parseOneOf(value, ['on', 'off']) === 'on',
  },
  LOG_LEVEL: {
    default: 'info',
    meaning: 'Lowest level that is logged.',
    example: 'info',
    parse: (value) => parseOneOf(value, ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
  },
} as const satisfies Readonly<Record<string, Setting<unknown>>>
