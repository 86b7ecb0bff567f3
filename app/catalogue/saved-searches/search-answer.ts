/** Why a form about a saved search was not taken: a message key with its values, null where nobody knows; and what was typed. */
export interface SearchAnswer {
  readonly typed: Readonly<Record<string, string>>
  readonly key: string | null
  readonly values: Readonly<Record<string, string | number>>
}

/**
 * Sends a form to its page's action. Without a connection the page says so and keeps what was typed, instead of turning into an
 * error page.
 */
export async function reachServer<Answer>(
  request: Request,
  serverAction: () => Promise<Answer>,
): Promise<Answer | SearchAnswer> {
  const fields = await request.clone().formData()
  try {
    return await serverAction()
  } catch (fault) {
    // What the browser's `fetch` throws when nothing came back. Redirects and the server's own refusals pass.
    if (!(fault instanceof TypeError)) throw fault
    const typed = Object.fromEntries(
      [...fields].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    return { typed, key: null, values: {} }
  }
}
