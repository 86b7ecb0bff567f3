// Delivers the due mails of a database as a process of its own, which a test can kill.
// Arguments: the database's address and the mail server's.
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import pino from 'pino'
import { runnerImport } from 'vite'

const [databaseUrl = '', smtpUrl = ''] = process.argv.slice(2)
const load = async <Module>(file: string) => (await runnerImport<Module>(file, { configFile: false })).module
const { deliverMails } = await load<typeof import('../app/mails/deliver-mails.server')>(
  './app/mails/deliver-mails.server.ts',
)
const { openSmtpMail } = await load<typeof import('../app/platform/mail-transports.server')>(
  './app/platform/mail-transports.server.ts',
)
const pool = new pg.Pool({ connectionString: databaseUrl })
const services = {
  db: drizzle({ client: pool }),
  mail: openSmtpMail(smtpUrl),
  log: pino({ level: 'silent' }),
  now: () => new Date(),
}
process.stdout.write('delivering\n')
await deliverMails(services)
process.stdout.write('done\n')
await services.mail.close()
await pool.end()
