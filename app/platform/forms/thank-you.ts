/**
 * Address of a page that shows its thanks instead of the form, after a native post.
 * @param parameter query parameter that says what was sent
 * @param id of the thanks, which gets the focus
 * @param values allowed values of the parameter
 */
export function thankYou(parameter: string, id: string, values: RegExp) {
  return {
    id,
    addressOf: (path: string, value: string): string => `${path}?${parameter}=${value}#${id}`,
    read: (search: string): string | null => {
      const value = new URLSearchParams(search).get(parameter)
      return value !== null && values.test(value) ? value : null
    },
  }
}
