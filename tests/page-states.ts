import type { Language } from '../app/platform/i18n/languages'
import { pageAddress } from '../app/platform/i18n/page-address'
import { listedPaths } from '../app/site/discovery/pages'
import type { AskedSuppliers } from './ask-suppliers'
import type { FilledLists } from './fill-lists'
import type { SentMailings } from './fill-mailings'
import type { FilledOffice } from './fill-office'
import type { SampleLot } from './open-stocked-site'

export interface PageState {
  readonly address: string
  readonly status: 200 | 404 | 410
}

const unknown = 'x'.repeat(43)

/** Public pages outside the sitemap: the dialog, form results, expired links. */
const unlisted: readonly (readonly [string, PageState['status']])[] = [
  ['?dialog=login', 200],
  ['?dialog=register', 200],
  ['?dialog=forgot', 200],
  ['/sign-in', 200],
  ['/sign-in?news=password', 200],
  ['/register', 200],
  ['/forgot-password', 200],
  [`/reset-password?token=${unknown}`, 410],
  [`/verify?token=${unknown}`, 410],
  [`/join-team?token=${unknown}`, 410],
  [`/confirm-email?token=${unknown}`, 410],
  ['/account-closed', 200],
  ['/saved', 200],
  ['/saved/searches', 200],
  ['/saved/searches/new?q=chairs&category=garden', 200],
  [`/saved/alerts/${unknown}`, 404],
  ['/contact?message=sent', 200],
  ['/about-us?message=sent', 200],
  ['/request?sent=B-2611-0007', 200],
  [`/offers/${unknown}`, 404],
  [`/availability/${unknown}`, 404],
  ['/inquiry', 200],
  ['/inquiry?lot=L-2611-9999', 200],
  ['/inquiry?sent=I-2611-0007', 200],
  ['/newsletter?newsletter=asked', 200],
  [`/newsletter/confirm/${unknown}`, 404],
  [`/newsletter/preferences/${unknown}`, 404],
  [`/newsletter/unsubscribe/${unknown}`, 404],
]

export const lotsToShow: readonly SampleLot[] = [
  {
    changes: {
      externalId: 'runners',
      categories: ['shoes', 'garden', 'sport'],
      // More than a lot's page shows at once.
      lines: Array.from({ length: 9 }, (_, place) => ({ name: `Runner ${place}`, quantity: 3_840, unitPrice: 790 })),
      texts: { en: { title: 'Running shoes' } },
    },
    photos: 2,
  },
  {
    changes: {
      externalId: 'boots',
      status: 'on_option',
      optionUntil: '2099-12-28',
      priceVisibility: 'public',
      // More categories than fit on a phone.
      categories: ['shoes', 'toys', 'leisure'],
      texts: { en: { title: 'Boots' } },
    },
  },
  { changes: { externalId: 'gone', status: 'sold', texts: { en: { title: 'Sandals' } } } },
]

function lotStates(references: readonly string[]): readonly (readonly [string, PageState['status']])[] {
  const [manifest, reserved, sold] = references
  return [
    ['/products?view=table', 200],
    ['/products?category=shoes&condition=new_a', 200],
    ['/products?q=xyzzyq', 200],
    [`/products/${manifest}`, 200],
    [`/products/${reserved}`, 200],
    [`/products/${sold}`, 410],
  ]
}

/** Every public page, with every state reachable by URL. @param references of `lotsToShow` */
export function pageStates(language: Language, references: readonly string[]): PageState[] {
  return [
    ...listedPaths.map((path) => ({ address: pageAddress(path, language), status: 200 as const })),
    ...[...unlisted, ...lotStates(references)].map(([rest, status]) => ({ address: `/${language}${rest}`, status })),
  ]
}

export type ShownOffice = FilledOffice & SentMailings & AskedSuppliers & FilledLists & { readonly mailing: string }

/** Every back office page, with every state reachable by URL, and the pages where sellers and suppliers answer the team. */
export function officeStates(language: Language, office: ShownOffice): string[] {
  const { offer, message, mail, lot, mailing, running, stopped, bounced, seller, token, round, question } = office
  const { replaced, listed } = office
  return [
    '/team/inbox',
    '/team/inbox?tab=snoozed',
    `/team/inbox/${message}`,
    `/team/inbox/${offer}`,
    `/team/inbox/${offer}/publish`,
    '/team/offers/new',
    '/team/lots',
    '/team/lots?q=xyzzyq',
    '/team/lots/new',
    '/team/lots/import',
    `/team/lots/${lot}`,
    `/team/lots/${lot}/manifest`,
    `/team/lots/${replaced.lot}?replaced=${replaced.version}`,
    `/team/lots/${replaced.lot}/manifest`,
    `/team/lots/${listed}/manifest`,
    '/team/mailings',
    '/team/mailings?q=xyzzyq',
    '/team/mailings/new',
    `/team/mailings/new?lot=${lot}`,
    `/team/mailings/${mailing}`,
    `/team/mailings/${mailing}?state=failed`,
    `/team/mailings/${running}`,
    `/team/mailings/${stopped}`,
    `/team/mailings/${bounced}`,
    '/team/outbox',
    '/team/outbox?q=xyzzyq',
    `/team/outbox/${mail}`,
    '/team/subscribers',
    '/team/contacts',
    '/team/members',
    '/team/people',
    '/team/templates',
    '/team/preferences',
    '/team/senders',
    '/team/audit',
    '/team/settings',
    '/team/privacy',
    `/team/privacy?email=${seller}`,
    `/offers/${token}`,
    `/availability/${round}`,
    `/availability/${question}`,
  ].map((path) => `/${language}${path}`)
}
