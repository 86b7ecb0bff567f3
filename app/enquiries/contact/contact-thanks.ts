import { thankYou } from '../../platform/forms/thank-you'

/** Thanks for a message. */
export const contactThanks = thankYou('message', 'message-sent', /^sent$/)
