const MOST_CHARACTERS = 255

/** Name for a file that came without one. */
const NAMELESS = 'file'

/**
 * A file name from outside, made harmless: the last part of a path, without control characters, direction marks (they
 * make `exe.gpj` out of `jpg.exe`) and outer dots and spaces, at most 255 characters with the extension kept.
 */
export function cleanFileName(name: string): string {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (mark) => (mark === '\u200d' || mark === '\u200c' ? mark : ''))
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const characters = [...clean]
  if (characters.length === 0) return NAMELESS
  if (clean.length <= MOST_CHARACTERS) return clean
  const extension = fileExtension(clean)
  const tail = extension.length > 0 && extension.length <= 16 ? `.${extension}` : ''
  let head = ''
  for (const character of characters) {
    if (head.length + character.length + tail.length > MOST_CHARACTERS) break
    head += character
  }
  return head + tail
}

/** The lower-case extension of a file name, without its dot; empty when there is none. */
export function fileExtension(name: string): string {
  return /\.([^.\s]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}
