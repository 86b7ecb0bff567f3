import { describe } from 'vitest'
import { openKeptMail } from '../mail/mail-transports.server'
import { mailSuite } from './mail.suite'

describe('mails that are kept', () => {
  const transport = openKeptMail()
  mailSuite('kept', () => transport)
})
