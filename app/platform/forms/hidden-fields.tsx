const hiddenFields = {
  /** Filled in by machines only. */
  honeypot: 'honeypot',
  /** The same content sent twice with this key is stored once. */
  key: 'submissionKey',
  /** Milliseconds since 1970; a form sent within three seconds comes from a machine. */
  issuedAt: 'issuedAt',
} as const

export const issuedFields = [hiddenFields.key, hiddenFields.issuedAt] as const

export interface IssuedForm {
  readonly key: string
  readonly issuedAt: string
}

export function Issued({ form }: { form: IssuedForm }) {
  return (
    <>
      <input type="hidden" name={hiddenFields.key} defaultValue={form.key} />
      <input type="hidden" name={hiddenFields.issuedAt} defaultValue={form.issuedAt} />
    </>
  )
}

/** @param props.label asks people who find it to leave it empty */
export function Honeypot({ id, label }: { id: string; label: string }) {
  return (
    // Off-screen instead of `display: none`, which machines detect.
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={`${id}-honeypot`}>{label}</label>
      <input id={`${id}-honeypot`} name={hiddenFields.honeypot} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}

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

export function textIn(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}
