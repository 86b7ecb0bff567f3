import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Services } from '../app/platform/services/services.server'

export interface SentMailings {
  readonly running: string
  readonly stopped: string
  readonly bounced: string
}

type Became = { readonly state: 'queued' | 'kept' | 'sent' | 'failed' | 'cancelled'; readonly words?: string }

const kept: Became = { state: 'kept' }
const unknown: Became = { state: 'failed', words: '550 5.1.1 <bounce2@buyer.example>: Recipient address rejected' }

/** Inserts mailings in states that normally last seconds: one being sent, one stopped, and one with bounced mails. */
export async function fillMailings({ db }: Pick<Services, 'db'>, lot: string): Promise<SentMailings> {
  const write = async (state: 'sending' | 'stopped' | 'done', subject: string, recipients: readonly Became[]) => {
    const id = randomUUID()
    const texts = { en: { subject, note: 'Dear all,\nthis came in today.' } }
    const counts: Record<string, number> = {}
    for (const { state: became } of recipients) counts[became] = (counts[became] ?? 0) + 1
    await db.execute(sql`
      insert into mailings (id, audience, interests, languages, texts, subject, state, recipients, counts, who_id, who, created_at, finished_at)
      values (${id}, 'subscribers', '{shoes}', '{en}', ${JSON.stringify(texts)}, ${subject}, ${state}, ${recipients.length},
        ${JSON.stringify(counts)}, ${id}, 'Ines Duarte', now(), case when ${state} <> 'sending' then now() end)`)
    await db.execute(sql`
      insert into mailing_lots select ${id}, 1, id, reference from lots where reference = ${lot}`)
    for (const [place, { state: became, words = null }] of recipients.entries()) {
      const email = `${subject.toLowerCase()}${place}@buyer.example`
      await db.execute(sql`
        insert into mailing_recipients (mailing_id, position, email, language, state, words, mail_id, queued_at)
        select ${id}, ${place + 1}, ${email}, 'en', ${became}, ${words}, mail, case when mail is not null then now() end
        from (select ${became === 'cancelled' ? null : randomUUID()}::uuid as mail) as made`)
      if (words)
        await db.execute(sql`insert into stopped_addresses values (${email}, 'bounced', ${words}, null, '', now())`)
    }
    return id
  }
  return {
    running: await write('sending', 'Running', [kept, kept, { state: 'queued' }, { state: 'queued' }]),
    stopped: await write('stopped', 'Stopped', [kept, { state: 'cancelled' }, { state: 'cancelled' }]),
    bounced: await write('done', 'Bounce', [{ state: 'sent' }, kept, unknown]),
  }
}
