import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { Refusal } from '../../platform/base/errors'
import { readForm } from '../../platform/http/form-body.server'
import type { Services } from '../../platform/services/services.server'
import type { NoteFault } from './note-fault'
import type { IssuedForm } from './note-parts'
import { hiddenFields } from './request-fields'

/** Makes a buyer's form for one visitor. */
export function issueForm({ now }: Pick<Services, 'now'>): IssuedForm {
  return { key: randomUUID(), issuedAt: String(now().getTime()) }
}

/**
 * The fields of a form that was posted to a page.
 * @throws {Response} the status of a request that is no form
 */
export async function readPostedForm(request: Request): Promise<FormData> {
  try {
    return await readForm(request)
  } catch (fault) {
    if (fault instanceof Refusal) throw data(null, { status: fault.status })
    throw fault
  }
}

/** What a posted form carries unseen. The visitor has seen this form before, and the next attempt is about the same note. */
export function unseenFields(
  services: Pick<Services, 'now'>,
  fields: FormData,
): { readonly form: IssuedForm; readonly honeypot: string } {
  const text = (name: string) => {
    const value = fields.get(name)
    return typeof value === 'string' ? value : ''
  }
  const issued = issueForm(services)
  const form = { key: text(hiddenFields.key) || issued.key, issuedAt: text(hiddenFields.issuedAt) || issued.issuedAt }
  return { form, honeypot: text(hiddenFields.honeypot) }
}

/** How a page answers a note that was refused as a whole: why, and when to try again where that is known. */
export function presentRefusal({ code, values, retryAfterSeconds }: Refusal): { reason: NoteFault; headers: Headers } {
  const headers = new Headers()
  if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds))
  return { reason: { key: code, values }, headers }
}
