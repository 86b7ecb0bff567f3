/** The id of what tells that a request was taken. The browser moves there, and the focus with it. */
export const TAKEN = 'newsletter-taken'

/** What is left to do after a request was taken: press the button in a mail, or nothing. */
export type ConfirmBy = 'mail' | null

/** The newsletter's page, with the good news in the place of the form. */
export function takenAddress(path: string, confirmBy: ConfirmBy): string {
  return `${path}?newsletter=${confirmBy ? 'asked' : 'done'}#${TAKEN}`
}

/** What the address of a page says about a request that was taken; undefined: nothing. */
export function takenBy(search: string): ConfirmBy | undefined {
  const said = new URLSearchParams(search).get('newsletter')
  if (said === 'asked') return 'mail'
  return said === 'done' ? null : undefined
}
