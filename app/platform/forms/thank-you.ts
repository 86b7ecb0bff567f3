/**
 * The address of a page that thanks for a form in its place, for a form that was posted without JavaScript.
 * @param parameter of the query, which says what was sent
 * @param id of the thanks: the browser moves there, and the focus with it
 * @param values what the parameter may say. Anything else thanks for nothing.
 */
export function thankYou(parameter: string, id: string, values: RegExp) {
  return {
    id,
    addressOf: (path: string, value: string): string => `${path}?${parameter}=${value}#${id}`,
    /** What a page's query thanks for; null: nothing. */
    read: (search: string): string | null => {
      const value = new URLSearchParams(search).get(parameter)
      return value !== null && values.test(value) ? value : null
    },
  }
}
