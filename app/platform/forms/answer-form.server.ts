import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { type FieldErrors, InvalidInput, Refusal } from '../base/errors'
import { readForm } from '../http/form-body.server'
import { asExpected } from '../http/problem.server'
import type { Services } from '../services/services.server'
import { type FormAnswer, type FormErrors, refused } from './form-answer'
import { type IssuedForm, readHidden } from './hidden-fields'

export function issueForm({ now }: Pick<Services, 'now'>): IssuedForm {
  return { key: randomUUID(), issuedAt: String(now().getTime()) }
}

/** A posted form shown again keeps its key: the next attempt has the same content. */
export function issuedAgain(services: Pick<Services, 'now'>, fields: FormData): IssuedForm {
  const { key, issuedAt } = readHidden(fields)
  const fresh = issueForm(services)
  return { key: key || fresh.key, issuedAt: issuedAt || fresh.issuedAt }
}

/** @throws {DataWithResponseInit} status of a request that is not a form */
export async function readPostedForm(request: Request): Promise<FormData> {
  try {
    return await readForm(request)
  } catch (fault) {
    if (fault instanceof Refusal) throw data(null, { status: fault.status })
    throw fault
  }
}

/** Answers a form that was not stored. @param form maps errors to its fields, and names it in the log */
export function refuseForm<Field extends string>(
  services: Pick<Services, 'log'>,
  cause: unknown,
  form: { readonly toFormErrors: (errors: FieldErrors) => FormErrors<Field>; readonly logged: string },
): { answer: FormAnswer<Field>; init: { status: number; headers: Headers } } {
  const fault = asExpected(cause)
  const headers = new Headers()
  if (fault instanceof InvalidInput)
    return { answer: refused(form.toFormErrors(fault.errors), null), init: { status: 422, headers } }
  if (fault instanceof Refusal) {
    const { code, status, field, values, retryAfterSeconds } = fault
    if (retryAfterSeconds !== undefined) headers.set('retry-after', String(retryAfterSeconds))
    const errors = field === undefined ? {} : form.toFormErrors({ [field]: [code] })
    return { answer: refused(errors, { key: code, values }), init: { status, headers } }
  }
  services.log.error({ err: fault }, form.logged)
  return { answer: refused({}, null), init: { status: 500, headers } }
}

export interface FormRefusal {
  readonly errors: FieldErrors
  /** Belongs to no field: a message key and its values. */
  readonly reason: string | null
  readonly values: Readonly<Record<string, string | number>>
}

/** Status, and the errors of fields or a reason that belongs to none. @throws the fault, if it is a bug */
export function formRefusalOf(fault: unknown): FormRefusal & { readonly status: number } {
  const expected = asExpected(fault)
  if (expected instanceof InvalidInput) return { status: 422, errors: expected.errors, reason: null, values: {} }
  if (!(expected instanceof Refusal)) throw fault
  return { status: expected.status, errors: {}, reason: expected.code, values: expected.values }
}

/** The same for a form that says why it was refused as a whole. */
export function refusalOf(fault: unknown): { status: number; reason: string; values: FormRefusal['values'] } {
  const { status, errors, reason, values } = formRefusalOf(fault)
  const [[invalid = 'validation.invalid'] = []] = Object.values(errors)
  return { status, reason: reason ?? invalid, values }
}

/** Texts of a posted form, to show it again as typed. Files are left out. */
export function typedTexts(fields: FormData): Readonly<Record<string, string>> {
  return Object.fromEntries([...fields].filter((field): field is [string, string] => typeof field[1] === 'string'))
}
