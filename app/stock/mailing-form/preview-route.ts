import { redirect } from 'react-router'
import { officeContext } from '../../inbox/office/require-office.server'
import { readForm } from '../../platform/http/form-body.server'
import { isLanguage } from '../../platform/i18n/languages'
import { pageAddress } from '../../platform/i18n/page-address'
import { findLotsOnSale } from '../mailings/mailing-lots.server'
import type { Route } from './+types/preview-route'
import { composePreview, draftFor, viewsFor } from './present-draft.server'
import { readDraft } from './read-draft.server'

/** Previews a mail as an isolated document, without scripts and with an opaque origin. */
export async function action(args: Route.ActionArgs) {
  const { services, colleague, language } = officeContext(args)
  const { name, email: address } = colleague
  const fields = await readForm(args.request)
  const draft = await readDraft(services, fields, language)
  const asked = fields.get('look')
  const spoken = isLanguage(asked) ? asked : language
  const lots = await findLotsOnSale(services, draft.lots)
  const text = draft.texts[spoken] ?? (await draftFor(services, lots, spoken))
  const views = await viewsFor(services, lots, draft.reader, spoken)
  const mail = composePreview(services.config, draft, spoken, text, views, { name, address })
  const html = mail.images.reduce(
    (page, { cid, contentType, base64 }) => page.replaceAll(`cid:${cid}`, `data:${contentType};base64,${base64}`),
    mail.html,
  )
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: ${services.config.publicUrl}`,
    },
  })
}

export function loader(args: Route.LoaderArgs) {
  throw redirect(pageAddress('/:lang/team/mailings', officeContext(args).language))
}
