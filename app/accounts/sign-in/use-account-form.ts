import { useFetcher } from 'react-router'
import { type Faults, nothingWrong } from '../../platform/forms/form-answer'
import { loadOnce } from '../../platform/forms/load-once'
import { useForm } from '../../platform/forms/use-form'
import type { AccountAnswer } from './account-fields'
import type { AccountFormName } from './check-account-form'

export type AccountFormInUse = ReturnType<typeof useFetchedForm>

const loadCheck = loadOnce(() => import('./check-account-form'))

/**
 * Runs a form of the account in the browser (source specification §4).
 * @param answer what the page's action said to the form as it was posted without JavaScript
 */
export function useAccountForm(name: AccountFormName, answer: AccountAnswer | undefined): AccountFormInUse {
  return useFetchedForm(answer, {
    prepare: loadCheck,
    check: async (fields) => (await loadCheck())?.checkAccountForm(name, fields) ?? {},
  })
}

/** Runs a form whose page's action takes it, as the router sends it: success leads away, or is an answer of its own. */
export function useFetchedForm(
  answer: AccountAnswer | undefined,
  checks: { prepare?: () => Promise<unknown>; check?: (fields: FormData) => Promise<Faults> } = {},
) {
  const fetcher = useFetcher<AccountAnswer>()
  const answered = fetcher.data ?? answer
  const use = useForm<never>({
    ...checks,
    answer: answered ?? nothingWrong,
    pending: fetcher.state !== 'idle',
    send: async (fields, form) => {
      await fetcher.submit(fields, { method: 'post', action: form.getAttribute('action') ?? undefined })
      return undefined
    },
  })
  return {
    ...use,
    done: answered?.status === 'done' ? answered.typed : null,
    /** Values to refill after a full page load. */
    typed: answer?.typed ?? {},
  }
}
