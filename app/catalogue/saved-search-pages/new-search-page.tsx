import { data, Form } from 'react-router'
import { z } from 'zod'
import { DialogLink } from '../../accounts/account-form/dialog-link'
import { sessionContext } from '../../accounts/identity/session.server'
import { productsAddress } from '../../lots/facts/lot-address'
import { headersOfLoader, PRIVATE_HEADERS } from '../../platform/http/private-headers'
import { routeLanguage } from '../../platform/i18n/languages'
import { pageAddress } from '../../platform/i18n/page-address'
import { isMessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { servicesContext } from '../../platform/services/services.server'
import { EmptyState } from '../../platform/ui/empty-state'
import { PageLink } from '../../platform/ui/page-link'
import { describeQuery } from '../list/describe-query.server'
import { SavedFrame, SavedNotice } from '../saved-lots/saved-frame'
import { type AlertChoice, alertChoices, searchInput } from '../saved-searches/saved-search'
import { deviceWatchlist } from '../watchlist/use-device-watchlist'
import { Watchlist } from '../watchlist/watchlist'
import type { Route } from './+types/new-search-page'
import { AlertSelect } from './alert-select'
import { handleSearchForm } from './handle-search-form.server'
import './saved-searches-page.css'
import { findSearches, normalizeQuery, saveSearch } from '../saved-searches/saved-searches.server'
import { SearchName } from './search-name'
import { submitForm } from './submit-search-form'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const language = routeLanguage(params)
  const { query, text } = normalizeQuery(new URL(request.url).search)
  const session = context.get(sessionContext)
  const own = session && (await findSearches(context.get(servicesContext), session.member.id))
  return data(
    {
      query: text,
      name: describeQuery(query, language),
      isMember: own !== null,
      isSaved: own?.some(({ query }) => query === text) ?? false,
    },
    { headers: PRIVATE_HEADERS },
  )
}

export function action(args: Route.ActionArgs) {
  const schema = z.object(searchInput)
  return handleSearchForm(
    args,
    '/:lang/saved/searches/new',
    schema,
    async (services, input, { memberId, language }) => {
      await saveSearch(services, { ...input, language }, memberId)
      return `${pageAddress('/:lang/saved/searches', language)}?done=saved`
    },
  )
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return submitForm(request, serverAction)
}

export const headers = headersOfLoader

export default function NewSearchPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t, language, messages } = useLanguage()
  const { query, name, isMember, isSaved } = loaderData
  const typed = actionData?.typed
  return (
    <SavedFrame title="saved_searches.new_title" lead={`\u2068${name}\u2069`}>
      {actionData && (
        <SavedNotice
          isFault
          text={t(
            actionData.key && isMessageKey(messages, actionData.key) ? actionData.key : 'watchlist.failed',
            actionData.values,
          )}
        />
      )}
      {isSaved ? (
        <AlreadySaved />
      ) : isMember ? (
        <Form method="post" className="saved-search__form">
          <input type="hidden" name="query" value={query} />
          <SearchName value={typed?.name ?? shortened(name)} />
          <AlertSelect value={choiceOf(typed?.alerts)} />
          <p className="saved-search__actions">
            <button className="btn" type="submit">
              {t('saved_searches.save_it')}
            </button>
            <PageLink className="btn btn--line" to={`${productsAddress(language)}?${query}`}>
              {t('saved_searches.back')}
            </PageLink>
          </p>
        </Form>
      ) : (
        <SignInFirst query={query} />
      )}
      <Watchlist isMember={isMember} />
    </SavedFrame>
  )
}

function AlreadySaved() {
  const { t, language } = useLanguage()
  return (
    <>
      <SavedNotice text={t('saved_searches.done.saved')} />
      <PageLink className="btn" to={pageAddress('/:lang/saved/searches', language)}>
        {t('saved_searches.title')}
      </PageLink>
    </>
  )
}

/** Stores the search on the device until the visitor has signed in, however long that takes. */
function SignInFirst({ query }: { query: string }) {
  const { t, language } = useLanguage()
  const keep = () => deviceWatchlist.keepSearch({ query, language })
  return (
    <EmptyState text={t('saved_searches.signed_out')}>
      <DialogLink dialog="login" className="btn" onClick={keep}>
        {t('saved_searches.log_in_and_save')}
      </DialogLink>
      <DialogLink dialog="register" className="btn btn--line" onClick={keep}>
        {t('accounts.register')}
      </DialogLink>
    </EmptyState>
  )
}

function choiceOf(typed: string | undefined): AlertChoice {
  return alertChoices.find((choice) => choice === typed) ?? 'daily'
}

function shortened(name: string): string {
  return [...name].slice(0, 120).join('')
}
