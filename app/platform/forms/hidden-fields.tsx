/** What a form of a visitor carries besides its fields, by the names it is sent under. */
const hiddenFields = {
  /** The honeypot: people do not see it, machines fill it. */
  honeypot: 'honeypot',
  /** Submission key: the same content sent twice with it is stored once. */
  key: 'submissionKey',
  /** When the form was made, in milliseconds since 1970. Nobody fills it within three seconds. */
  issuedAt: 'issuedAt',
} as const

/** What makes the form of one visitor. */
export interface IssuedForm {
  readonly key: string
  readonly issuedAt: string
}

/** The submission key of a form and the time it was made. */
export function Issued({ form }: { form: IssuedForm }) {
  return (
    <>
      <input type="hidden" name={hiddenFields.key} defaultValue={form.key} />
      <input type="hidden" name={hiddenFields.issuedAt} defaultValue={form.issuedAt} />
    </>
  )
}

/** The honeypot of a form. @param props.id what its id begins with; @param props.label asks people who find it to leave it empty */
export function Honeypot({ id, label }: { id: string; label: string }) {
  return (
    // Out of sight, and not by `display: none`, which machines look for.
    <div className="vh" aria-hidden="true">
      <label htmlFor={`${id}-honeypot`}>{label}</label>
      <input id={`${id}-honeypot`} name={hiddenFields.honeypot} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** What a form carries unseen, in the words of the API. */
export function readHidden(fields: FormData): {
  readonly key: string
  readonly honeypot: string
  readonly issuedAt: string
} {
  return {
    key: textIn(fields, hiddenFields.key),
    honeypot: textIn(fields, hiddenFields.honeypot),
    issuedAt: textIn(fields, hiddenFields.issuedAt),
  }
}

/** The text of a field; empty where the form has none. */
export function textIn(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}
