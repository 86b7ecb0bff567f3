import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartFailure } from '../base/errors'

const MAX_MARK_BYTES = 65_536
const MAX_MAIL_MARK_BYTES = 16_384
const MAX_PAGE_BYTES = 200_000
const MAX_PORTRAIT_BYTES = 4_000_000
const MAX_ICON_BYTES = 4_096
const MAX_DRAWING_BYTES = 200_000

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
  /** Inner SVG of `icon-furniture.svg`, 64 by 64 in one colour, by category. */
  readonly icons: Readonly<Record<string, string>>
  /** SVG of `drawing-furniture.svg`, four by three, by category. */
  readonly drawings: Readonly<Record<string, string>>
}

/** @throws {StartFailure} naming a file that cannot be used */
export function readBrandFiles(directory: string): BrandFiles {
  const pages: Record<LegalPage, Record<string, string>> = { privacy: {}, imprint: {}, terms: {} }
  const portraits: Record<string, string> = {}
  const icons: Record<string, string> = {}
  const drawings: Record<string, string> = {}
  for (const name of existsSync(directory) ? readdirSync(directory).sort() : []) {
    const [, kind, category = ''] = /^(icon|drawing)-([a-z][a-z0-9_]{1,29})\.svg$/.exec(name) ?? []
    if (kind === 'icon') icons[category] = readIcon(directory, name)
    if (kind === 'drawing') drawings[category] = readDrawing(directory, name)
    const [, page, language] = /^(privacy|imprint|terms)\.([a-z]{2})\.md$/.exec(name) ?? []
    if (portraitName.test(name)) portraits[name] = read(directory, name, MAX_PORTRAIT_BYTES).toString('base64')
    if (page && language) pages[page as LegalPage][language] = read(directory, name, MAX_PAGE_BYTES).toString()
  }
  return { mark: readMark(directory), pages, portraits, icons, drawings }
}

function readMark(directory: string): BrandFiles['mark'] {
  if (!existsSync(join(directory, 'mark.svg'))) return null
  const { svg, width, height } = readSvg(directory, 'mark.svg', MAX_MARK_BYTES)
  if (!width || width !== height)
    throw fault(directory, 'mark.svg', 'must begin with <svg …> and be square, like viewBox="0 0 40 40"')
  if (!existsSync(join(directory, 'mark.png')))
    throw fault(directory, 'mark.png', 'is missing: the mark as a PNG of 72 to 144 pixels, for mails')
  const png = read(directory, 'mark.png', MAX_MAIL_MARK_BYTES)
  if (png.subarray(1, 4).toString('latin1') !== 'PNG') throw fault(directory, 'mark.png', 'must be a PNG')
  return { svg, png: png.toString('base64') }
}

function readIcon(directory: string, name: string): string {
  const { svg, width, height } = readSvg(directory, name, MAX_ICON_BYTES)
  if (width !== 64 || height !== 64 || !svg.endsWith('</svg>'))
    throw fault(directory, name, 'must begin with <svg …> and have viewBox="0 0 64 64"')
  return svg.slice(svg.indexOf('>') + 1, -'</svg>'.length)
}

function readDrawing(directory: string, name: string): string {
  const { svg, width, height } = readSvg(directory, name, MAX_DRAWING_BYTES)
  if (!width || width * 3 !== height * 4)
    throw fault(directory, name, 'must begin with <svg …> and be four by three, like viewBox="0 0 800 600"')
  return svg
}

/** A drawing without scripts and links, and its size; zero if it names none. */
function readSvg(directory: string, name: string, mostBytes: number) {
  const svg = read(directory, name, mostBytes).toString().trim()
  const [, width = 0, height = 0] = /^<svg\b[^>]*\bviewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  if (/<script|<foreignObject|\bon\w+\s*=|href\s*=\s*["'](?!#)/i.test(svg))
    throw fault(directory, name, 'must be a drawing alone, without scripts and links')
  return { svg, width: Number(width), height: Number(height) }
}

function read(directory: string, name: string, mostBytes: number): Buffer {
  const content = readFileSync(join(directory, name))
  if (content.length > mostBytes) throw fault(directory, name, `must have at most ${mostBytes} bytes`)
  return content
}

function fault(directory: string, name: string, words: string): StartFailure {
  return new StartFailure(`${join(directory, name)} ${words}.`)
}
