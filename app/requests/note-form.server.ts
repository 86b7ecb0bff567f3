import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { Refusal } from '../platform/errors'
import { readForm } from '../platform/form-body.server'
import type { Services } from '../platform/services.server'
import type { IssuedForm } from './note-parts'

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
