import { data } from 'react-router'
import { isConnectionLost, UNREACHED } from '../../platform/ui/connection'

export interface SearchFormError {
  readonly typed: Readonly<Record<string, string>>
  readonly key: string | null
  readonly values: Readonly<Record<string, string | number>>
}

/** Submits a form to the page's action. Offline, the page shows an error and keeps the typed values instead of an error page. */
export async function submitForm<Answer>(request: Request, serverAction: () => Promise<Answer>) {
  const fields = await request.clone().formData()
  try {
    return await serverAction()
  } catch (fault) {
    // Rethrow redirects and the server's refusals.
    if (!isConnectionLost(fault)) throw fault
    const typed = Object.fromEntries(
      [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    const answer: SearchFormError = { typed, key: null, values: {} }
    return data(answer, { status: UNREACHED })
  }
}
