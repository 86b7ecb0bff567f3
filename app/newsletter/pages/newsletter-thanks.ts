/** Next step after a request was stored: press the button in a mail, or nothing. */
export type NewsletterState = 'asked' | 'done'

/** Thanks for a request. Its own copy of `thankYou`, for the sake of the home page's script. */
export const newsletterThanks = {
  id: 'newsletter-taken',
  addressOf: (path: string, state: NewsletterState): string => `${path}?newsletter=${state}#newsletter-taken`,
  read: (search: string): NewsletterState | null => {
    const said = new URLSearchParams(search).get('newsletter')
    return said === 'asked' || said === 'done' ? said : null
  },
}
