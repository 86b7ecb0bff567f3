// Delivers due mails in a separate process that a test can kill.
// Arguments: database URL, mail server URL, encryption key of the database's secrets.
import pg from 'pg'
import pino from 'pino'
import { openOrm } from '../app/platform/database/database.server'
import { openVault } from '../app/platform/database/vault.server'
import { openSmtpMail } from '../app/platform/mail/mail-transports.server'
import { deliverMails } from '../app/platform/mail-queue/deliver-mails.server'

const [databaseUrl = '', smtpUrl = '', secretKey = ''] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: databaseUrl })
const mail = openSmtpMail(smtpUrl)
const db = openOrm(pool, openVault(secretKey))
await deliverMails({ db, mail, log: pino({ level: 'silent' }), now: () => new Date() })
await mail.close()
await pool.end()
