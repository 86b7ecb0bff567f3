import { redirect } from 'react-router'
import { officeContext } from '../../inbox/office/require-office.server'
import { pageAddress } from '../../platform/i18n/page-address'
import type { Route } from './+types/mail-html-route'
import { presentMailHtml } from './present-outbox.server'

/** A mail's HTML as a sandboxed document: no scripts, no access to our origin, no external content. */
export async function loader(args: Route.LoaderArgs) {
  const { services, language } = officeContext(args)
  const html = await presentMailHtml(services, args.params.mail)
  if (html === null) throw redirect(pageAddress('/:lang/team/outbox', language))
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:",
    },
  })
}
