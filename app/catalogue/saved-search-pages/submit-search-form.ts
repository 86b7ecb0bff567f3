export interface SearchFormError {
  readonly typed: Readonly<Record<string, string>>
  readonly key: string | null
  readonly values: Readonly<Record<string, string | number>>
}

/** Submits a form to the page's action. Offline, the page shows an error and keeps the typed values instead of an error page. */
export async function submitForm<Answer>(
  request: Request,
  serverAction: () => Promise<Answer>,
): Promise<Answer | SearchFormError> {
  const fields = await request.clone().formData()
  try {
    return await serverAction()
  } catch (fault) {
    // `fetch` throws TypeError on network failure. Redirects and refusals are rethrown.
    if (!(fault instanceof TypeError)) throw fault
    const typed = Object.fromEntries(
      [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    return { typed, key: null, values: {} }
  }
}
