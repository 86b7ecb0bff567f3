/** The boxes of the contact form in their order. */
export const contactFields = ['name', 'email', 'message'] as const
export type ContactField = (typeof contactFields)[number]

/** Most characters of each box. The browser stops typing there; the server refuses beyond. */
export const contactLimits: Readonly<Record<ContactField, number>> = { name: 200, email: 254, message: 10_000 }

/** What stands in the boxes. */
export type TypedMessage = Readonly<Record<ContactField, string>>

/** The box of a control, or of a field of the schema. */
export function boxOf(name: string): ContactField | undefined {
  return contactFields.find((field) => field === name)
}
