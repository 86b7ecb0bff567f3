import { thankYou } from '../../platform/forms/thank-you'

/** Thanks for a buying request, with its number. */
export const requestThanks = thankYou('sent', 'request-sent', /^B-\d{4}-\d{4,9}$/)

/** Thanks for an inquiry, with its number. */
export const inquiryThanks = thankYou('sent', 'request-sent', /^I-\d{4}-\d{4,9}$/)
