import { createContext } from 'react-router'
import { InvalidInput, Refusal } from '../base/errors'
import { StorageFull, StorageUnavailable } from '../storage/storage-errors'
import type { ProblemDocument } from './api.server'

const titles: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  401: 'Sign in first.',
  402: 'The storage quota is used up.',
  403: 'This is not allowed.',
  404: 'Not found.',
  405: 'This method is not supported here.',
  409: 'This conflicts with what is already stored.',
  413: 'This is too large.',
  415: 'This type of content is not supported.',
  422: 'The input is not valid.',
  429: 'Too many requests.',
  500: 'Something went wrong on our side.',
  507: 'Storage is full.',
  503: 'Temporarily unavailable.',
}

/** `files.too_large` -> `urn:stocklot:problem:files:too-large`. */
function problemType(code: string): string {
  return `urn:stocklot:problem:${code.replaceAll('.', ':').replaceAll('_', '-')}`
}

/**
 * PostgreSQL (https://www.postgresql.org/docs/current/errcodes-appendix.html): a connection broke; the transaction may be tried again;
 * resources are short; a statement was cancelled or the server restarts; the system failed. 25006: a primary that became a standby.
 */
const DATABASE_UNAVAILABLE = /^(?:08\w{3}|25006|25P0[34]|40\w{3}|53\w{3}|55P03|57\w{3}|58\w{3})$/
/** The network is gone, a disk fails or may not be written to, or the process has no descriptor or memory left. */
const SYSTEM_UNAVAILABLE =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(?:HOST|NET)(?:DOWN|UNREACH)|ENOTFOUND|EAI_AGAIN|EIO|EROFS|EMFILE|ENFILE|ENOMEM|EAGAIN|ENODEV|ENXIO|ENOTCONN|ESTALE|Unknown system error -\d+)$/
const BROKEN_CONNECTION =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client .* is not queryable|Cannot use a pool after calling end)/
/** What PostgreSQL says of a disk that fails, with a code that also means other things. */
const FAILING_DISK = /: (?:Input\/output error|Read-only file system|Structure needs cleaning|Transport endpoint .*)$/
/** Codes for a full disk, of the database or ours. */
const NO_ROOM = /^(?:53100|ENOSPC|EDQUOT)$/

/** Turns failures of the environment into refusals: a pause, or no room. Others are returned unchanged. */
export function asExpected(fault: unknown): unknown {
  if (fault instanceof Refusal || fault instanceof InvalidInput) return fault
  for (let cause = fault, depth = 0; cause instanceof Error && depth < 5; cause = causeOf(cause), depth++) {
    const code = 'code' in cause ? String(cause.code) : ''
    if (NO_ROOM.test(code) || cause instanceof StorageFull)
      return new Refusal('errors.no_room', 503, { retryAfterSeconds: 60, cause: fault })
    if (isUnavailable(cause, code))
      return new Refusal('errors.unavailable', 503, { retryAfterSeconds: 2, cause: fault })
  }
  return fault
}

function isUnavailable(cause: Error, code: string): boolean {
  // Socket of an embedded database that is restarting.
  if (code === 'ENOENT') return 'syscall' in cause && cause.syscall === 'connect'
  return (
    DATABASE_UNAVAILABLE.test(code) ||
    SYSTEM_UNAVAILABLE.test(code) ||
    BROKEN_CONNECTION.test(cause.message) ||
    FAILING_DISK.test(cause.message) ||
    cause instanceof StorageUnavailable
  )
}

/** All addresses of one host fail together. */
function causeOf(fault: Error): unknown {
  return fault instanceof AggregateError ? fault.errors[0] : fault.cause
}

/** Why a page cannot be shown now; null otherwise. Gives the answer its status and pause. */
export const refusalContext = createContext<Refusal | null>(null)

/** Unexpected errors become a 500 with nothing but the request's id. */
function describeProblem(fault: unknown, requestId?: string): ProblemDocument {
  if (fault instanceof InvalidInput) return { ...document('invalid_input', 422), errors: fault.errors }
  if (fault instanceof Refusal) {
    return {
      ...document(fault.code, fault.status),
      ...(fault.field === undefined ? {} : { errors: { [fault.field]: [fault.code] } }),
      ...(Object.keys(fault.values).length === 0 ? {} : { values: fault.values }),
    }
  }
  return { ...document('internal', 500), ...(requestId === undefined ? {} : { requestId }) }
}

export function problemResponse(fault: unknown, requestId?: string): Response {
  const body = describeProblem(fault, requestId)
  const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' })
  if (fault instanceof Refusal && fault.retryAfterSeconds !== undefined)
    headers.set('retry-after', String(fault.retryAfterSeconds))
  if (body.status === 401) headers.set('www-authenticate', 'Bearer')
  return new Response(JSON.stringify(body), { status: body.status, headers })
}

function document(code: string, status: number): ProblemDocument {
  return { type: problemType(code), title: titles[status] ?? 'The request was refused.', status, code }
}
