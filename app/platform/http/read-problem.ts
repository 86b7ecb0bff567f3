import type { FieldErrors } from '../base/errors'

/** What a problem document (RFC 9457) says to the person in front of a form. */
export interface ReadProblem {
  /** Translation key of what is wrong as a whole, or null where the answer is no problem document of ours. */
  readonly code: string | null
  /** What fills the placeholders of its text. */
  readonly values: Readonly<Record<string, string | number>>
  /** Field name -> translation keys. */
  readonly errors: FieldErrors
}

/** The body of an answer, read as JSON. Null for anything else, such as a proxy's page: then the status has to do. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reads a problem document. Anything else says nothing. */
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
