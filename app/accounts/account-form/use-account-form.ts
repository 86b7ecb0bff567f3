import { useFetcher } from 'react-router'
import { type FormErrors, noErrors } from '../../platform/forms/form-answer'
import { loadOnce, useForm } from '../../platform/forms/use-form'
import type { AccountAnswer } from './account-fields'
import type { AccountFormName } from './account-schema'

export type AccountFormInUse = ReturnType<typeof useFetchedForm>

const loadCheck = loadOnce(() => import('./check-account-form'))

/** Runs an account form in the browser (specification §4). @param answer of the action to a post without JavaScript */
export function useAccountForm(name: AccountFormName, answer: AccountAnswer | undefined): AccountFormInUse {
  return useFetchedForm(answer, {
    prepare: loadCheck,
    check: async (fields) => (await loadCheck())?.checkAccountForm(name, fields) ?? {},
  })
}

/** Runs a form that posts to its page's action. Success redirects or shows an answer. */
export function useFetchedForm(
  answer: AccountAnswer | undefined,
  checks: { prepare?: () => Promise<unknown>; check?: (fields: FormData) => Promise<FormErrors> } = {},
) {
  const fetcher = useFetcher<AccountAnswer>()
  const answered = fetcher.data ?? answer
  const use = useForm<never>({
    ...checks,
    answer: answered ?? noErrors,
    pending: fetcher.state !== 'idle',
    send: async (fields, form) => {
      await fetcher.submit(fields, { method: 'post', action: form.getAttribute('action') ?? undefined })
      return undefined
    },
  })
  return {
    ...use,
    done: answered?.status === 'done' ? answered.typed : null,
    typed: answer?.typed ?? {},
  }
}
