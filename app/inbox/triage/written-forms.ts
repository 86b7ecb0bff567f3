export const writtenForms = ['reply', 'note', 'counter_offer'] as const
export type WrittenForm = (typeof writtenForms)[number]

export function writtenForm(intent: unknown): WrittenForm | null {
  return writtenForms.find((form) => form === intent) ?? null
}
