import type { FieldErrors } from '../../platform/base/errors'
import type { Language } from '../../platform/i18n/languages'

const controls: readonly (readonly [field: RegExp, control: string])[] = [
  [/^price$/, 'price.amount'],
  [/^price\.tiers\.(\d+)\.from$/, 'tier.$1.from'],
  [/^price\.tiers\.(\d+)(?:\..*)?$/, 'tier.$1.amount'],
  [/^restrictions\.(\d+)\.countries.*$/, 'rule.$1.countries'],
  [/^restrictions\.(\d+)\.(\w+).*$/, 'rule.$1.$2'],
  [/^stock$/, 'stock.country'],
  [/^dates$/, 'dates.min'],
  [/^conditionMix$/, 'conditionMix.new_a'],
  [/^photos\.(\d+)\..*$/, 'photo.$1.url'],
  [/^documents\.(\d+)\..*$/, 'document.$1.url'],
  [/^brands\..*$/, 'brands'],
  [/^categories\..*$/, 'categories'],
  [/^food\.labelLanguages.*$/, 'food.labelLanguages'],
]

/** @param first language of the title that is always in sight */
export function formErrors(errors: FieldErrors, first: Language = 'en'): Record<string, string> {
  const all = [...controls, [/^texts$/, `texts.${first}.title`] as const]
  return Object.fromEntries(
    Object.entries(errors).map(([field, keys]) => {
      const known = all.find(([pattern]) => pattern.test(field))
      return [known ? field.replace(...known) : field, keys[0] ?? 'validation.invalid']
    }),
  )
}
