/** Forms of an item in which the team writes something. */
export const writtenForms = ['reply', 'note', 'counter_offer'] as const
export type WrittenForm = (typeof writtenForms)[number]

/** The form that an intent names, or null. */
export function writtenForm(intent: unknown): WrittenForm | null {
  return writtenForms.find((form) => form === intent) ?? null
}
