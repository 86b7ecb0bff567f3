import { z } from 'zod'
import { searchWords } from '../../inbox/office-lists/list-query'
import { categories } from '../../lots/facts/categories'
import { parseMailbox } from '../../platform/base/mailbox'
import { isLanguage, type Language } from '../../platform/i18n/languages'
import type { Services } from '../../platform/services/services.server'
import { findKnownPeople } from '../mailings/find-recipients.server'
import {
  audiences,
  beginDraft,
  type MailingDraft,
  mailingLimits,
  type Person,
  readLots,
} from '../mailings/mailing-draft'

const address = z.email().max(254).toLowerCase()

/** Parses a posted form without validation. A person's language is the one chosen on the site or used last, otherwise `usual`. */
export async function readDraft(
  { db, config }: Pick<Services, 'db' | 'config'>,
  fields: FormData,
  usual: Language,
): Promise<MailingDraft> {
  const offered = config.site.languages
  const all = (name: string) => fields.getAll(name).filter((value) => typeof value === 'string')
  const one = (name: string) => all(name)[0] ?? ''
  const people = readPeople(one)
  const { mailboxes, unread } = readAddresses(one('addresses'))
  const found = all('found')
    .slice(0, mailingLimits.people)
    .flatMap((typed) => address.safeParse(typed).data ?? [])
  const wanted = [...mailboxes, ...found.map((email) => ({ email, name: null }))]
  const fresh = wanted.filter(({ email }) => people.every((person) => person.email !== email))
  const known = await findKnownPeople(db, fresh)
  const added = fresh.map(({ email, name }): Person => {
    const spoken = known.get(email)?.language
    const language = spoken && offered.includes(spoken) ? spoken : usual
    return { email, name: name ?? known.get(email)?.name ?? null, language }
  })
  return {
    ...beginDraft(one('id'), readLots(all('lot')), []),
    audience: audiences.find((each) => each === one('audience')) ?? 'people',
    people: [...new Map([...people, ...added].map((person) => [person.email, person])).values()],
    interests: categories.filter((category) => all('interest').includes(category)),
    languages: offered.filter((language) => all('language').includes(language)),
    texts: Object.fromEntries(
      offered.flatMap((language) =>
        fields.has(`subject.${language}`)
          ? [[language, { subject: one(`subject.${language}`), note: plainLines(one(`note.${language}`)) }]]
          : [],
      ),
    ),
    reader: one('reader') === 'member' ? 'member' : 'everyone',
    find: searchWords(one('find')),
    unread,
    waiting: one('waiting') !== '',
  }
}

function readPeople(one: (name: string) => string): Person[] {
  return Array.from({ length: mailingLimits.people }, (_, at) => at).flatMap((at) => {
    const { data: email } = address.safeParse(one(`person.${at}.email`))
    const language = one(`person.${at}.language`)
    if (email === undefined || !isLanguage(language) || one(`person.${at}.stays`) === '') return []
    return [{ email, name: one(`person.${at}.name`).trim() || null, language }]
  })
}

function readAddresses(typed: string) {
  const mailboxes: { email: string; name: string | null }[] = []
  const unread: string[] = []
  for (const part of typed.split(/[\n;,]+/).map((each) => each.trim())) {
    if (part === '') continue
    const read = readMailbox(part)
    if (read && mailboxes.length < mailingLimits.people) mailboxes.push(read)
    else unread.push(part)
  }
  return { mailboxes, unread: unread.join('\n').slice(0, 10_000) }
}

function readMailbox(text: string): { email: string; name: string | null } | null {
  try {
    const { name, address: typed } = parseMailbox(text)
    return { email: address.parse(typed), name: name?.slice(0, 200) ?? null }
  } catch {
    return null
  }
}

function plainLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}
