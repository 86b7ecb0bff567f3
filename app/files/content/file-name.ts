const MOST_CHARACTERS = 255

/** Name for a file that came without one. */
const NAMELESS = 'file'

/** Extensions under which a system runs, installs or renders a file, whatever is in it. */
const programExtensions = new Set(
  (
    'ace action apk app application appx bash bat bin cab chm cmd com command cpl crx csh deb desktop dll dmg docm dotm exe gadget ' +
    'hta htm html img inf ins iso jar js jse jsp ksh lnk mht mhtml mjs cjs msc msi msix msp mst ocx osx php pif pkg pl potm ppam ppsm ' +
    'pptm prg ps1 ps2 psc1 psd1 psm1 py pyc pyw rb reg rpm run scf scr sct sh shb shs so svg svgz swf sys ts url vb vbe vbs vhd vhdx ' +
    'war wasm ws wsc wsf wsh xhtml xht xla xlam xll xlm xlsm xltm xsl xslt zsh'
  ).split(' '),
)

/**
 * A file name from outside, made harmless: the last part of a path, without control characters, direction marks (they
 * make `exe.gpj` look like `jpg.exe`) and outer dots and spaces, at most 255 characters with the extension kept.
 */
export function cleanFileName(name: string): string {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    // Joiners are part of words and emoji in many scripts; every other invisible mark goes.
    .replace(/\p{Cf}/gu, (mark) => (/[\u200c\u200d]/.test(mark) ? mark : ''))
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  if (clean === '') return NAMELESS
  if (clean.length <= MOST_CHARACTERS) return clean
  const extension = fileExtension(clean)
  const tail = extension.length > 0 && extension.length <= 16 ? `.${extension}` : ''
  return clean.slice(0, MOST_CHARACTERS - tail.length).replace(/[\ud800-\udbff]$/, '') + tail
}

/** The lower-case extension of a file name, without its dot; empty when there is none. */
export function fileExtension(name: string): string {
  return /\.([^.\s]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

/** Whether a file of this name would be run, installed or rendered as a page when it is opened. */
export function isProgramName(name: string): boolean {
  return programExtensions.has(fileExtension(name))
}
