import { isRecord } from '../../platform/base/record'
import { type Language, languages } from '../../platform/i18n/languages'
import { isSame } from '../lots/lot-changes'

interface DifferingTexts {
  readonly language: Language
  readonly texts: readonly unknown[]
  /** Number of further languages that differ. */
  readonly more: number
}

/** Compares versions of a text in the reader's language, or else in the first one that differs. @returns null if the versions are the same */
export function differingTexts(reader: Language, versions: readonly unknown[]): DifferingTexts | null {
  const [first, ...others] = versions.map((version) => (isRecord(version) ? version : {}))
  const differing = languages.filter((each) => others.some((version) => !isSame(first?.[each], version[each])))
  const language = differing.find((each) => each === reader) ?? differing[0]
  if (!language) return null
  const texts = [first, ...others].map((version) => version?.[language])
  return { language, texts, more: differing.length - 1 }
}
