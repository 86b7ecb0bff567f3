import { readFileSync } from 'node:fs'
import type { Supplier } from './find-leaks'

interface CorpusOffer {
  readonly supplier: Supplier
  readonly lines: readonly { readonly text: string; readonly mayBePublic: boolean }[]
}

/** Parses a corpus: `# language | name | company | email | telephone`, then lines with `=` (harmless) or `!` (must be found). */
export function readCorpus(name: string): CorpusOffer[] {
  const text = readFileSync(new URL(`./${name}`, import.meta.url), 'utf8')
  return text
    .split(/^# /m)
    .slice(1)
    .map((offer) => {
      const [head = '', ...lines] = offer.trim().split('\n')
      const [, seller = '', company = '', email = '', phoneNumber = ''] = head.split(' | ')
      return {
        supplier: { name: seller, company, email, phoneNumber },
        lines: lines.map((line) => ({ text: line.slice(2), mayBePublic: line.startsWith('=') })),
      }
    })
}
