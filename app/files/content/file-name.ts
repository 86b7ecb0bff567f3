const MAX_CHARACTERS = 255

const NAMELESS = 'file'

/** Extensions that a system runs, installs or renders, whatever the content. */
const programExtensions = new Set(
  (
    'ace action apk app application appx bash bat bin cab chm cmd com command cpl crx csh deb desktop dll dmg docm dotm exe gadget ' +
    'hta htm html img inf ins iso jar js jse jsp ksh lnk mht mhtml mjs cjs msc msi msix msp mst ocx osx php pif pkg pl potm ppam ppsm ' +
    'pptm prg ps1 ps2 psc1 psd1 psm1 py pyc pyw rb reg rpm run scf scr sct sh shb shs so svg svgz swf sys ts url vb vbe vbs vhd vhdx ' +
    'war wasm ws wsc wsf wsh xhtml xht xla xlam xll xlm xlsm xltm xsl xslt zsh'
  ).split(' '),
)

/** A file name without folders, control characters, direction marks (`exe.gpj` shown as `jpg.exe`), outer dots and spaces; at most 255. */
export function cleanFileName(name: string): string {
  const last = name.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    // Joiners are part of words and emoji in many scripts; drop other invisible characters.
    .replace(/\p{Cf}/gu, (mark) => (/[\u200c\u200d]/.test(mark) ? mark : ''))
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  if (clean === '') return NAMELESS
  if (clean.length <= MAX_CHARACTERS) return clean
  const extension = fileExtension(clean)
  const tail = extension.length > 0 && extension.length <= 16 ? `.${extension}` : ''
  return clean.slice(0, MAX_CHARACTERS - tail.length).replace(/[\ud800-\udbff]$/, '') + tail
}

/** Lower-case extension without the dot; empty if there is none. */
export function fileExtension(name: string): string {
  return /\.([^.\s]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
}

export function isProgramName(name: string): boolean {
  return programExtensions.has(fileExtension(name))
}
