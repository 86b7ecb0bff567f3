import { readHidden } from '../../platform/forms/hidden-fields'
import { postForm } from '../../platform/forms/post-form'
import { loadOnce, useForm } from '../../platform/forms/use-form'
import { useLanguage } from '../../platform/i18n/use-language'
import { readReference } from '../buyers/receipt'
import type { RequestFormAnswer } from './handle-request-form.server'
import { fieldOfControl, toRequestErrors } from './request-fields'
import { parseTypedRequest, readTyped } from './typed-request'

const loadCheck = loadOnce(() => import('./check-request'))

/** @param answer the action's answer to a post without JavaScript @param thanked reference of a request that is already stored */
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
        toFormErrors: (errors) => toRequestErrors(errors, wish.gtins),
      })
    },
  })
}
