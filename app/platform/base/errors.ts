/** Field name -> message keys. The empty name stands for the whole input. */
export type FieldErrors = Record<string, string[]>

/** The input does not fit its schema: 422 with the fields' message keys. */
export class InvalidInput extends Error {
  readonly errors: FieldErrors

  constructor(errors: FieldErrors) {
    super('The input is not valid.')
    this.name = 'InvalidInput'
    this.errors = errors
  }
}

/** A valid input that is refused. `code` is a translation key and the problem's `type`; `values` fill its placeholders. */
export class Refusal extends Error {
  readonly code: string
  readonly status: number
  readonly field: string | undefined
  readonly values: Record<string, string | number>
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: string,
    status: number,
    details: {
      field?: string
      values?: Record<string, string | number>
      retryAfterSeconds?: number
      cause?: unknown
    } = {},
  ) {
    super(code, { cause: details.cause })
    this.name = 'Refusal'
    this.code = code
    this.status = status
    this.field = details.field
    this.values = details.values ?? {}
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

export function messageOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault)
}

/** The program cannot start. The message is one line that says what to do. */
export class StartFailure extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'StartFailure'
  }
}
