// Delivers due mails in a separate process that a test can kill.
// Arguments: database URL, mail server URL, encryption key of the database's secrets.
import pg from 'pg'
import pino from 'pino'
import { runnerImport } from 'vite'

const [databaseUrl = '', smtpUrl = '', secretKey = ''] = process.argv.slice(2)
const load = async <Module>(file: string) => (await runnerImport<Module>(file, { configFile: false })).module
const { deliverMails } = await load<typeof import('../app/platform/mail-queue/deliver-mails.server')>(
  './app/platform/mail-queue/deliver-mails.server.ts',
)
const { openSmtpMail } = await load<typeof import('../app/platform/mail/mail-transports.server')>(
  './app/platform/mail/mail-transports.server.ts',
)
const { openOrm } = await load<typeof import('../app/platform/database/database.server')>(
  './app/platform/database/database.server.ts',
)
const { openVault } = await load<typeof import('../app/platform/database/vault.server')>(
  './app/platform/database/vault.server.ts',
)
const pool = new pg.Pool({ connectionString: databaseUrl })
const services = {
  db: openOrm(pool, openVault(secretKey)),
  mail: openSmtpMail(smtpUrl),
  log: pino({ level: 'silent' }),
  now: () => new Date(),
}
process.stdout.write('delivering\n')
await deliverMails(services)
process.stdout.write('done\n')
await services.mail.close()
await pool.end()
