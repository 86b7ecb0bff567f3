import { readHidden } from '../../platform/forms/hidden-fields'
import { loadOnce } from '../../platform/forms/load-once'
import { postForm } from '../../platform/forms/post-form'
import { useForm } from '../../platform/forms/use-form'
import { useLanguage } from '../../platform/i18n/use-language'
import type { RequestFormAnswer } from './handle-request-form.server'
import { readReference } from './read-reference'
import { fieldOfControl, toFieldErrors } from './request-fields'
import { parseTypedRequest, readTyped } from './typed-request'

const loadCheck = loadOnce(() => import('./check-request'))

/**
 * Runs the request form in the browser.
 * @param answer what the server said to an attempt without JavaScript
 * @param thanked the number of a request that the server has stored already
 */
export function useRequestForm(answer: RequestFormAnswer | undefined, thanked: string | null) {
  const { language } = useLanguage()
  return useForm({
    answer,
    sent: thanked,
    fieldOf: fieldOfControl,
    prepare: loadCheck,
    check: async (fields) => (await loadCheck())?.checkRequest(readTyped(fields)) ?? {},
    checksOnBlur: true,
    send: (fields) => {
      const { key, ...hidden } = readHidden(fields)
      const wish = parseTypedRequest(readTyped(fields))
      return postForm({
        url: '/api/requests',
        key,
        body: { ...wish, ...hidden, language },
        read: readReference,
        faultsOf: (errors) => toFieldErrors(errors, wish.gtins),
      })
    },
  })
}
