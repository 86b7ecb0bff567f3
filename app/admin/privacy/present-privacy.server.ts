import { memberEmail } from '../../accounts/identity/member-input'
import { digestOf, type ErasureRequest } from '../../accounts/personal-data/erase-person.server'
import { findPerson } from '../../accounts/personal-data/export-person.server'
import { findErasures, findLastErasure, findRetentionRuns } from '../../accounts/personal-data/find-erasures.server'
import { countKinds, retentionRules } from '../../accounts/personal-data/record-kinds'
import { periodsOf } from '../../accounts/personal-data/retain.server'
import { findErasureRequests } from '../../accounts/personal-data/run-erasures.server'
import { findListPage } from '../../inbox/office-lists/list-page.server'
import { parseListQuery } from '../../inbox/office-lists/list-query'
import { formatMoment } from '../../platform/i18n/format'
import type { Language } from '../../platform/i18n/languages'
import { formatNumber } from '../../platform/i18n/translate'
import type { Services } from '../../platform/services/services.server'

type PrivacyServices = Pick<Services, 'db' | 'config' | 'now'>

export async function presentPrivacy(services: PrivacyServices, search: URLSearchParams, language: Language) {
  const typed = search.get('email')?.trim() ?? ''
  const { data: email } = memberEmail.safeParse(typed)
  const wishes = await findErasureRequests(services)
  const isBeingErased = wishes.some((wish) => wish.email === email)
  return {
    typed,
    wishes: wishes.map((wish) => presentWish(services, wish, language)),
    isUnderWay: wishes.length > 0,
    person: email === undefined || isBeingErased ? null : await presentPerson(services, email, language),
    isNoAddress: typed !== '' && email === undefined,
    rules: await presentRules(services, language),
    ...(await presentErasures(services, search, language)),
  }
}

export type PrivacyView = Awaited<ReturnType<typeof presentPrivacy>>

/** Progress of an erasure. Capped at 99 percent: the length of the last step is unknown. */
function presentWish(services: PrivacyServices, wish: ErasureRequest, language: Language) {
  const { id, email, ofAccount, askedAt, progress, obstacle } = wish
  const share = progress && progress.total > 0 ? Math.min(0.99, progress.done / progress.total) : 0
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(share)
  const who = ofAccount ? null : wish.who
  return { id, email, who, at: moment(services, askedAt, language), share, percent, obstacle }
}

async function presentPerson(services: PrivacyServices, email: string, language: Language) {
  // First a fast search of the person's own rows; only without any are all texts scanned for mentions.
  const own = await findPerson(services, email, false)
  const isFound = Object.keys(own.records).length > 0
  const { records, files } = isFound ? own : await findPerson(services, email)
  const counts = Object.fromEntries(Object.entries(records).map(([table, rows]) => [table, rows.length]))
  const person = await digestOf(services.db, email)
  const erasedAt = await findLastErasure(services, person)
  return {
    email,
    kinds: countKinds({ ...counts, ...(files.length > 0 && { files: files.length }) }),
    erasedAt: erasedAt ? moment(services, erasedAt, language) : null,
  }
}

async function presentRules(services: PrivacyServices, language: Language) {
  const runs = await findRetentionRuns(services)
  const periods = periodsOf(services)
  return retentionRules.map((rule) => {
    const run = runs.find((each) => each.rule === rule)
    return {
      rule,
      period: periodText(periods[rule], language),
      ranAt: run ? moment(services, run.ranAt, language) : null,
      removed: run ? formatNumber(run.removed, language) : null,
    }
  })
}

function periodText(days: number, language: Language): string {
  const [count, unit] = days % 365 === 0 ? [days / 365, 'year'] : [days, 'day']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}

async function presentErasures(services: PrivacyServices, search: URLSearchParams, language: Language) {
  const { items, links } = await findListPage(parseListQuery(search, {}), (page) => findErasures(services, page))
  return {
    links,
    erased: items.map(({ id, ofAccount, who, counts, createdAt }) => ({
      id,
      /** Null: the person, by deleting the account. */
      who: ofAccount ? null : who,
      kinds: countKinds(counts),
      at: moment(services, createdAt, language),
    })),
  }
}

function moment({ config }: Pick<Services, 'config'>, when: Date, language: Language): string {
  return formatMoment(when, language, config.site.company.timeZone)
}
