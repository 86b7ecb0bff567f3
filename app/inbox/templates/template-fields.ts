export const MAX_TEMPLATE_NAME_LENGTH = 60
export const MAX_TEMPLATE_LENGTH = 5_000
export const MAX_TEMPLATES = 100

export const templateFields = ['name', 'company', 'reference', 'goods', 'lots', 'day', 'me'] as const
type TemplateField = (typeof templateFields)[number]

const FIELD = /\{([^{}]*)\}/g

export function unknownFields(text: string): string[] {
  const named = [...text.matchAll(FIELD)].map(([, name = '']) => name)
  return [...new Set(named)].filter((name) => !templateFields.some((field) => field === name))
}

/** Fills the placeholders of a text; those without a value remain visible. */
export function fillTemplate(text: string, values: Readonly<Record<TemplateField, string>>): string {
  return text.replaceAll(FIELD, (written, name: string) => {
    const field = templateFields.find((each) => each === name)
    return (field && values[field]) || written
  })
}
