import type { PageRoute } from '../i18n/page-address'
import type { DescribedRoute, ListedPath } from './pages'

/**
 * The pages that are kept out of search engines, and say their `<title>` themselves: each is meant for one visitor, or one
 * moment. A new page does not compile without a line here or in `pages.ts`.
 */
const unlisted: Readonly<Record<Exclude<PageRoute, ListedPath | DescribedRoute>, true>> = {
  '/:lang/newsletter/confirm/:token': true,
  '/:lang/newsletter/unsubscribe/:token': true,
  '/:lang/newsletter/preferences/:token': true,
  '/:lang/offers/:token': true,
  '/:lang/availability/:token': true,
  '/:lang/inquiry': true,
  '/:lang/sign-in': true,
  '/:lang/sign-in/code': true,
  '/:lang/account/second-factor': true,
  '/:lang/register': true,
  '/:lang/forgot-password': true,
  '/:lang/reset-password': true,
  '/:lang/verify': true,
  '/:lang/join-team': true,
  '/:lang/sign-out': true,
  '/:lang/account': true,
  '/:lang/account/business': true,
  '/:lang/account/security': true,
  '/:lang/account/data': true,
  '/:lang/account/export': true,
  '/:lang/saved': true,
  '/:lang/saved/searches': true,
  '/:lang/saved/searches/new': true,
  '/:lang/saved/searches/:id': true,
  '/:lang/saved/alerts/:token': true,
  '/:lang/account-closed': true,
  '/:lang/confirm-email': true,
  '/:lang/team': true,
  '/:lang/team/inbox': true,
  '/:lang/team/inbox/:item': true,
  '/:lang/team/offers/new': true,
  '/:lang/team/inbox/:item/publish': true,
  '/:lang/team/inbox/:item/files': true,
  '/:lang/team/lots': true,
  '/:lang/team/lots/new': true,
  '/:lang/team/lots/import': true,
  '/:lang/team/lots/export': true,
  '/:lang/team/lots/:reference': true,
  '/:lang/team/lots/:reference/availability': true,
  '/:lang/team/outbox': true,
  '/:lang/team/outbox/:mail': true,
  '/:lang/team/outbox/:mail/html': true,
  '/:lang/team/subscribers': true,
  '/:lang/team/subscribers/export': true,
  '/:lang/team/members': true,
  '/:lang/team/people': true,
  '/:lang/team/audit': true,
  '/:lang/team/settings': true,
  '/:lang/team/privacy': true,
  '/:lang/team/privacy/export': true,
}

/** The routes that search engines must not follow, such as `/:lang/offers/:token`. */
export const unlistedRoutes: readonly string[] = Object.keys(unlisted)
