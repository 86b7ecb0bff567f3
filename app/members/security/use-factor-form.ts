import { useNavigation, useSubmit } from 'react-router'
import type { AccountFormInUse } from '../../accounts/account-form/use-account-form'
import { noErrors } from '../../platform/forms/form-answer'
import { useForm } from '../../platform/forms/use-form'
import type { FactorAnswer } from './handle-factor-form.server'

/** The response is the page's next state, with or without JavaScript. */
export function useFactorForm(
  intent: string,
  passkey: string | null,
  answer: FactorAnswer | undefined,
): AccountFormInUse {
  const submit = useSubmit()
  const { formData, state } = useNavigation()
  const use = useForm<never>({
    answer: isRefused(answer, intent, passkey) ? answer.answer : noErrors,
    pending: formData?.get('intent') === intent && formData.get('passkey') === passkey,
    send: async (_, form) => {
      // While the page learns what another form has changed, a press is not lost.
      if (state !== 'submitting') await submit(form)
      return undefined
    },
  })
  return { ...use, done: null, typed: {} }
}

export function isRefused(
  answer: FactorAnswer | undefined,
  intent: string,
  passkey: string | null = null,
): answer is FactorAnswer & { show: 'refused' } {
  return answer?.show === 'refused' && answer.intent === intent && answer.passkey === passkey
}
