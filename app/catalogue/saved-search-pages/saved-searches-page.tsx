import { data, Form, useLocation } from 'react-router'
import { z } from 'zod'
import { DialogLink } from '../../accounts/account-form/dialog-link'
import { sessionContext } from '../../accounts/identity/session.server'
import { audienceOfMember } from '../../lots/facts/disclosure'
import { productsAddress } from '../../lots/facts/lot-address'
import { headersOfLoader, PRIVATE_HEADERS } from '../../platform/http/private-headers'
import { routeLanguage } from '../../platform/i18n/languages'
import { pageAddress } from '../../platform/i18n/page-address'
import { isMessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { EmptyState } from '../../platform/ui/empty-state'
import { PageLink } from '../../platform/ui/page-link'
import { SavedFrame, SavedNotice } from '../saved-lots/saved-frame'
import { presentSearches, type SearchView } from '../saved-searches/present-searches.server'
import { searchInput } from '../saved-searches/saved-search'
import { useDeviceWatchlist } from '../watchlist/use-device-watchlist'
import { Watchlist } from '../watchlist/watchlist'
import type { Route } from './+types/saved-searches-page'
import { AlertSelect } from './alert-select'
import { handleSearchForm, searchId } from './handle-search-form.server'
import './saved-searches-page.css'
import {
  changeSearch,
  deleteSearch,
  findSearch,
  findSearches,
  restoreSearch,
} from '../saved-searches/saved-searches.server'
import { SearchName } from './search-name'
import { type SearchFormError, submitForm } from './submit-search-form'

const formSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('change'), id: searchId, name: searchInput.name, alerts: searchInput.alerts }),
  z.object({ intent: z.literal('delete'), id: searchId }),
  z.object({ intent: z.literal('restore'), id: searchId }),
])

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const session = context.get(sessionContext)
  if (!session) return data({ own: null })
  const services = context.get(servicesContext)
  const language = routeLanguage(params)
  const { searchParams } = new URL(request.url)
  const id = searchId.safeParse(searchParams.get('deleted')).data
  const named = id === undefined ? null : await findSearch(services, id, session.member.id)
  const searches = await presentSearches(services, await findSearches(services, session.member.id), {
    audience: audienceOfMember(session.member),
    language,
  })
  return data(
    { own: { searches, deleted: named?.deletedAt ? { id: named.id, name: named.name } : null } },
    { headers: PRIVATE_HEADERS },
  )
}

export function action(args: Route.ActionArgs) {
  return handleSearchForm(
    args,
    '/:lang/saved/searches',
    formSchema,
    async (services, input, { memberId, language }) => {
      const page = pageAddress('/:lang/saved/searches', language)
      const { intent, id } = input
      if (intent === 'delete') {
        await deleteSearch(services, id, memberId)
        return `${page}?deleted=${id}`
      }
      if (intent === 'restore') {
        await restoreSearch(services, id, memberId)
        return `${page}?done=restored`
      }
      await changeSearch(services, id, input, memberId)
      return `${page}?done=changed`
    },
  )
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return submitForm(request, serverAction)
}

export const headers = headersOfLoader

export default function SavedSearchesPage({ loaderData: { own }, actionData }: Route.ComponentProps) {
  const { t } = useLanguage()
  return (
    <SavedFrame title="saved_searches.title" lead={t('saved_searches.lead')}>
      {own ? <OwnSearches own={own} refused={actionData} /> : <DeviceSearches />}
      <Watchlist isMember={own !== null} />
    </SavedFrame>
  )
}

function OwnSearches(props: {
  own: NonNullable<Route.ComponentProps['loaderData']['own']>
  refused: SearchFormError | undefined
}) {
  const { own, refused } = props
  const { t, messages } = useLanguage()
  const { search, key } = useLocation()
  const done = (['saved', 'changed', 'restored'] as const).find(
    (one) => new URLSearchParams(search).get('done') === one,
  )
  return (
    <>
      {refused && (
        <SavedNotice
          isFault
          text={t(
            refused.key && isMessageKey(messages, refused.key) ? refused.key : 'watchlist.failed',
            refused.values,
          )}
        />
      )}
      {!refused && done && <SavedNotice key={key} text={t(`saved_searches.done.${done}`)} />}
      {!refused && own.deleted && (
        <SavedNotice key={key} text={t('saved_searches.done.deleted', { name: `\u2068${own.deleted.name}\u2069` })}>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="id" value={own.deleted.id} />
            <button className="btn btn--line btn--md" type="submit" name="intent" value="restore">
              {t('toast.undo')}
            </button>
          </Form>
        </SavedNotice>
      )}
      {own.searches.length === 0 ? (
        <NoSearches />
      ) : (
        <ul className="saved-search">
          {own.searches.map((one) => (
            <OwnSearch key={one.id} search={one} typed={refused?.typed.id === one.id ? refused.typed : null} />
          ))}
        </ul>
      )}
    </>
  )
}

function OwnSearch({ search, typed }: { search: SearchView; typed: SearchFormError['typed'] | null }) {
  const { t, language } = useLanguage()
  const { id, name, about, alerts, fresh } = search
  return (
    <li className="panel saved-search__item">
      <div className="saved-search__head">
        <h2 className="d4">
          <PageLink to={`${pageAddress('/:lang/saved/searches', language)}/${id}`} dir="auto">
            {name}
          </PageLink>
        </h2>
        {fresh.number > 0 && (
          <p className="pill pill--new">
            {fresh.more
              ? t('saved_searches.many_new', { number: fresh.number })
              : t('saved_searches.new', { count: fresh.number })}
          </p>
        )}
      </div>
      {about !== name && <p>{about}</p>}
      <p className="small muted">
        {t('saved_searches.since', { day: search.saved })} · {t(`saved_searches.frequencies.${alerts}`)}
      </p>
      <details className="saved-search__change" open={typed !== null || undefined}>
        <summary>
          {t('saved_searches.change')}
          <span className="visually-hidden"> {name}</span>
        </summary>
        <Form method="post" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <SearchName value={typed?.name ?? name} />
          <AlertSelect value={alerts} />
          <div className="saved-search__actions">
            <button className="btn btn--md" type="submit" name="intent" value="change">
              {t('saved_searches.save')}
            </button>
            <button className="btn btn--line btn--md" type="submit" name="intent" value="delete" formNoValidate>
              {t('saved_searches.delete')}
            </button>
          </div>
        </Form>
      </details>
    </li>
  )
}

function DeviceSearches() {
  const { t, language } = useLanguage()
  const { searches } = useDeviceWatchlist()
  return (
    <>
      {searches.length > 0 && (
        <>
          <p>{t('saved_searches.waiting')}</p>
          <ul className="saved-search__recent">
            {searches.map(({ query }) => (
              <li key={query}>
                <PageLink to={`${productsAddress(language)}?${query}`}>
                  <bdi dir="ltr">{decodeURIComponent(query.replaceAll('+', ' '))}</bdi>
                </PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
      <EmptyState text={t('saved_searches.signed_out')}>
        <DialogLink dialog="login" className="btn">
          {t('saved.log_in')}
        </DialogLink>
        <DialogLink dialog="register" className="btn btn--line">
          {t('accounts.register')}
        </DialogLink>
      </EmptyState>
    </>
  )
}

function NoSearches() {
  const { t, language } = useLanguage()
  return (
    <EmptyState text={t('saved_searches.nothing')}>
      <PageLink className="btn" to={productsAddress(language)}>
        {t('lot_gone.see_all')}
      </PageLink>
    </EmptyState>
  )
}
