import { describe } from 'vitest'
import { openCapturedMail } from '../mail/mail-transports.server'
import { mailSuite } from './mail.suite'

describe('captured mails', () => {
  const transport = openCapturedMail()
  mailSuite('kept', () => transport)
})
