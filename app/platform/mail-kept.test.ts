import { describe } from 'vitest'
import { mailSuite } from './mail.suite'
import { openKeptMail } from './mail-transports.server'

describe('mails that are kept', () => {
  const transport = openKeptMail()
  mailSuite('kept', () => transport)
})
