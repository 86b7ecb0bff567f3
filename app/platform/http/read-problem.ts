import type { FieldErrors } from '../base/errors'

/** A problem document (RFC 9457) as a form needs it. */
interface ReadProblem {
  /** Translation key of the whole; null if the answer is not our problem document. */
  readonly code: string | null
  readonly values: Readonly<Record<string, string | number>>
  /** Field name -> translation keys. */
  readonly errors: FieldErrors
}

/** Null if the body is not JSON, such as a proxy's page. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Anything but a problem document gives an empty result. */
export function readProblem(document: unknown): ReadProblem {
  const fields = typeof document === 'object' && document !== null ? document : {}
  return {
    code: 'code' in fields && typeof fields.code === 'string' ? fields.code : null,
    values: 'values' in fields ? entriesOf(fields.values, isValue) : {},
    errors: 'errors' in fields ? entriesOf(fields.errors, isKeyList) : {},
  }
}

function entriesOf<Content>(value: unknown, fits: (content: unknown) => content is Content): Record<string, Content> {
  if (typeof value !== 'object' || value === null) return {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, content]: [string, unknown]) => (fits(content) ? [[name, content]] : [])),
  )
}

function isValue(content: unknown): content is string | number {
  return typeof content === 'string' || typeof content === 'number'
}

function isKeyList(content: unknown): content is string[] {
  return Array.isArray(content) && content.every((key) => typeof key === 'string')
}
