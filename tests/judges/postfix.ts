import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import pg from 'pg'
import PostalMime from 'postal-mime'
import { freePort, openTestSite, teamToken } from '../open-test-site.ts'
import { databaseOf, until } from '../run-program.ts'
import { startPostfix } from '../servers/postfix.ts'

export interface PostfixResult {
  /** What a buyer wrote came to the thread, and again after the program had been down meanwhile. */
  readonly answers: readonly string[]
  readonly kept: number
  /** The mail that came back: its state, and what the server said. */
  readonly returned: { readonly state: string; readonly lastError: string | null } | undefined
  readonly stopped: readonly string[]
  readonly listUnsubscribe: string | undefined
  readonly listUnsubscribePost: string | undefined
  readonly subscriberAfterClick: string | undefined
}

/** Sends through Postfix and has it hand over an answer, an answer while the program is down, and a report of a mail that came back. */
export async function judgePostfix(): Promise<PostfixResult> {
  const port = await freePort()
  const site = await openTestSite({
    SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    MAIL_FROM: 'Stocklot <office@stocklot.example>',
    TEAM_INBOX: 'team@buyer.example',
    REPLY_ADDRESS: 'replies@stocklot.example',
    BOUNCE_ADDRESS: 'bounces@stocklot.example',
  })
  const postfix = await startPostfix(port, ['jonas', 'ann', 'team'], { url: site.url, token: teamToken })
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true })
  const database = new pg.Client(await databaseOf(site.dataDir))
  await database.connect()
  const column = async (question: string) =>
    (await database.query<string[]>({ text: question, rowMode: 'array' })).rows.flat()
  const mailTo = async (name: string, has: string) => {
    const parsed = async () => Promise.all((await postfix.mailbox(name)).map((source) => PostalMime.parse(source)))
    const found = async () =>
      (await parsed()).find(({ text, headers }) => JSON.stringify([text, headers]).includes(has))
    await until(async () => (await found()) !== undefined)
    const mail = await found()
    if (!mail) throw new Error('The mail has gone again.')
    return mail
  }
  const post = (path: string, body: unknown) =>
    fetch(site.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    })
  const sell = (email: string) =>
    post('/api/sell', { name: 'Jonas', email, phoneNumber: '+49 341 1234567', description: 'Games' })
  const answers = () => column(`select became ->> 'text' from inbox_events where kind = 'wrote' order by created_at`)

  await sell('jonas@buyer.example')
  const { replyTo } = await mailTo('jonas', 'replies+')
  const answer = (text: string) =>
    transport.sendMail({ from: 'jonas@buyer.example', to: replyTo?.[0]?.address, subject: 'Re: Your offer', text })
  await answer('Twelve pallets.')
  await until(async () => (await answers()).length === 1)

  await sell('gone@buyer.example')
  const state = async () => {
    const [found] = (
      await database.query<{ state: string; lastError: string | null }>(
        `select state, last_error as "lastError" from mails where kind = 'offer.seller' and recipient ->> 'address' like 'gone@%'`,
      )
    ).rows
    return found
  }
  await until(async () => (await state())?.state === 'parked')
  const returned = await state()
  const stopped = await column('select email from stopped_addresses')

  await post('/api/newsletter', { fields: { email: 'ann@buyer.example' } })
  const confirm = /http\S+confirm\S+/.exec((await mailTo('ann', 'confirm')).text ?? '')?.[0] ?? ''
  await fetch(confirm, {
    method: 'POST',
    headers: { origin: site.url },
    body: new URLSearchParams(),
    redirect: 'manual',
  })
  const { headers } = await mailTo('ann', 'list-unsubscribe-post')
  const header = (name: string) => headers.find(({ key }) => key === name)?.value
  const listUnsubscribe = header('list-unsubscribe')
  await fetch(listUnsubscribe?.slice(1, -1) ?? '', {
    method: 'POST',
    body: new URLSearchParams(header('list-unsubscribe-post')),
  })
  const [subscriberAfterClick] = await column(
    `select state from newsletter_subscribers where email = 'ann@buyer.example'`,
  )
  await database.end()

  await site.stop()
  await answer('Dry storage.')
  let kept = 0
  await until(() => {
    kept = postfix.retry()
    return kept > 0
  })
  await site.start()
  const again = new pg.Client(await databaseOf(site.dataDir))
  await again.connect()
  await until(async () => {
    postfix.retry()
    const { rowCount } = await again.query(`select from inbox_events where kind = 'wrote'`)
    return rowCount === 2
  })
  const { rows } = await again.query<{ text: string }>(
    `select became ->> 'text' as text from inbox_events where kind = 'wrote' order by created_at`,
  )
  await again.end()
  transport.close()
  await postfix.stop()
  await site.close()
  return {
    answers: rows.map(({ text }) => text),
    kept,
    returned,
    stopped,
    listUnsubscribe,
    listUnsubscribePost: header('list-unsubscribe-post'),
    subscriberAfterClick,
  }
}
