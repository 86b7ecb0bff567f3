import { describe } from 'vitest'
import { openCapturedMail } from '../mail/mail-transports.server'
import { mailSuite } from './mail.suite'

describe('mails that are kept', () => {
  const transport = openCapturedMail()
  mailSuite('kept', () => transport)
})
