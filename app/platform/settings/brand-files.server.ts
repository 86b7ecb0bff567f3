import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartFailure } from '../base/errors'

const MOST_MARK_BYTES = 65_536
const MOST_MAIL_MARK_BYTES = 16_384
const MOST_PAGE_BYTES = 200_000
const MOST_PORTRAIT_BYTES = 4_000_000

/** Names of photos of the team in the folder. */
export const portraitName = /^portrait-[a-z0-9-]+\.(?:jpe?g|png|webp)$/

const legalPages = ['privacy', 'imprint', 'terms'] as const
export type LegalPage = (typeof legalPages)[number]

/** Files of the folder `brand` beside the site file. Each may be missing. */
export interface BrandFiles {
  /** `mark.svg`, a square; with it `mark.png` in base64, for mails. */
  readonly mark: { readonly svg: string; readonly png: string } | null
  /** Markdown of `privacy.de.md` and the like, by page and language. */
  readonly pages: Readonly<Record<LegalPage, Readonly<Record<string, string>>>>
  /** Photos of the team in base64, by file name. */
  readonly portraits: Readonly<Record<string, string>>
}

/** @throws {StartFailure} naming a file that cannot be used */
export function readBrandFiles(directory: string): BrandFiles {
  const pages: Record<LegalPage, Record<string, string>> = { privacy: {}, imprint: {}, terms: {} }
  const portraits: Record<string, string> = {}
  for (const name of existsSync(directory) ? readdirSync(directory).sort() : []) {
    const [, page, language] = /^(privacy|imprint|terms)\.([a-z]{2})\.md$/.exec(name) ?? []
    if (portraitName.test(name)) portraits[name] = read(directory, name, MOST_PORTRAIT_BYTES).toString('base64')
    if (page && language) pages[page as LegalPage][language] = read(directory, name, MOST_PAGE_BYTES).toString()
  }
  return { mark: readMark(directory), pages, portraits }
}

function readMark(directory: string): BrandFiles['mark'] {
  if (!existsSync(join(directory, 'mark.svg'))) return null
  const svg = read(directory, 'mark.svg', MOST_MARK_BYTES).toString().trim()
  const [, width, height] = /^<svg\b[^>]*\bviewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  if (!width || width !== height)
    throw fault(directory, 'mark.svg', 'must begin with <svg …> and be square, like viewBox="0 0 40 40"')
  if (/<script|<foreignObject|\bon\w+\s*=|href\s*=\s*["'](?!#)/i.test(svg))
    throw fault(directory, 'mark.svg', 'must be a drawing alone, without scripts and links')
  if (!existsSync(join(directory, 'mark.png')))
    throw fault(directory, 'mark.png', 'is missing: the mark as a PNG of 72 to 144 pixels, for mails')
  const png = read(directory, 'mark.png', MOST_MAIL_MARK_BYTES)
  if (png.subarray(1, 4).toString('latin1') !== 'PNG') throw fault(directory, 'mark.png', 'must be a PNG')
  return { svg, png: png.toString('base64') }
}

function read(directory: string, name: string, mostBytes: number): Buffer {
  const content = readFileSync(join(directory, name))
  if (content.length > mostBytes) throw fault(directory, name, `must have at most ${mostBytes} bytes`)
  return content
}

function fault(directory: string, name: string, words: string): StartFailure {
  return new StartFailure(`${join(directory, name)} ${words}.`)
}
