import { data, type RouterContextProvider } from 'react-router'
import { Refusal } from '../../platform/base/errors'
import { parseInput } from '../../platform/base/parse-input'
import { requestFactsContext } from '../../platform/http/api.server'
import { readForm } from '../../platform/http/form-body.server'
import { asExpected } from '../../platform/http/problem.server'
import { routeLanguage } from '../../platform/i18n/languages'
import { servicesContext } from '../../platform/services/services.server'
import { changePreferences, subscribeAgain, unsubscribe } from './manage-subscription.server'
import { preferencesSchema } from './preferences'

/** Handles a form of the subscription pages. @throws {InvalidInput} preferences @throws {Response} unknown link, malformed request */
export async function actOnSubscription(
  request: Request,
  context: Readonly<RouterContextProvider>,
  { lang, token }: { lang: string; token: string },
): Promise<void> {
  const services = context.get(servicesContext)
  const actor = { language: routeLanguage({ lang }), network: context.get(requestFactsContext).limitBucket }
  try {
    const form = await readForm(request)
    if (form.get('intent') === 'unsubscribe') return await unsubscribe(services, token, actor)
    if (form.get('intent') === 'subscribe') return await subscribeAgain(services, token, actor)
    const preferences = parseInput(preferencesSchema, {
      language: form.get('language'),
      categories: form.getAll('category'),
      kinds: form.getAll('kind'),
    })
    await changePreferences(services, token, preferences, actor)
  } catch (thrown) {
    const fault = asExpected(thrown)
    if (fault instanceof Refusal) throw data(null, { status: fault.status })
    throw fault
  }
}
