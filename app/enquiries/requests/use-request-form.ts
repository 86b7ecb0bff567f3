import { useLanguage } from '../../platform/i18n/use-language'
import type { RequestFormAnswer } from './answer-request-form.server'
import { postRequest } from './post-request'
import { boxOf, hiddenFields, requestBoxes } from './request-fields'
import { readTyped } from './typed-request'
import { useNoteForm } from './use-note-form'

/**
 * Runs the request form in the browser.
 * @param answer what the server said to an attempt without JavaScript
 * @param thanked the number of a request that the server has taken already
 */
export function useRequestForm(answer: RequestFormAnswer | undefined, thanked: string | null) {
  const { language } = useLanguage()
  return useNoteForm({
    answer,
    thanked,
    boxes: requestBoxes,
    boxOf,
    check: async (fields) => {
      const loaded = await loadCheck()
      return (fields && loaded?.checkRequest(readTyped(fields))) ?? {}
    },
    post: (fields) => {
      const text = (name: string) => String(fields.get(name) ?? '')
      return postRequest(readTyped(fields), {
        honeypot: text(hiddenFields.honeypot),
        issuedAt: text(hiddenFields.issuedAt),
        key: text(hiddenFields.key),
        language,
      })
    },
  })
}

let check: Promise<typeof import('./check-request') | null> | undefined

/** Fetches the validator, once. Without it, because the line is bad, the server checks alone. */
function loadCheck(): Promise<typeof import('./check-request') | null> {
  check ??= import('./check-request').catch(() => {
    check = undefined
    return null
  })
  return check
}
