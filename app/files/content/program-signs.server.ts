/** Magic bytes of executables, in Latin-1. */
const beginnings = [
  '\x7fELF',
  // Mach-O, fat Mach-O and Java classes.
  '\xfe\xed\xfa\xce',
  '\xfe\xed\xfa\xcf',
  '\xce\xfa\xed\xfe',
  '\xcf\xfa\xed\xfe',
  '\xca\xfe\xba\xbe',
  // Android.
  'dex\n',
  '\0asm',
  // Windows: shortcut, cabinet, compiled help.
  'L\0\0\0\x01\x14\x02\0',
  'MSCF',
  'ITSF',
  'FWS',
  'CWS',
  'ZWS',
  '\x1bLua',
  // EICAR test file, a DOS program in printable characters.
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
]

/** Patterns found only in scripts and web pages. All repetitions are bounded, to avoid slow matching. */
const scripts = [
  /^#! {0,4}\//,
  /<(?:!doctype html|html|head|body|script|svg|iframe|object|embed|job|package|component|scriptlet|xsl:|hta:|\?php|%@)/i,
  /^[ \t]{0,80}@?echo off\b/im,
  /\b(?:powershell|mshta|wscript|cscript|rundll32|regsvr32|certutil|bitsadmin)(?:\.exe)? {1,8}[-/"']/i,
  /\b(?:Invoke-(?:Expression|WebRequest)|Set-ExecutionPolicy|New-Object (?:System\.|Net\.|-Com))/i,
  /\b(?:ActiveXObject|WScript\.|CreateObject\()/i,
  /\b(?:document\.(?:write|cookie|body|getElement|createElement|querySelector|location)|window\.(?:location|open|onload|addEventListener))\b/,
  /\b(?:eval|unescape|atob|setTimeout)\(|\brequire\(['"`]|\bconsole\.log\(/,
  /\bfunction[ *]{0,4}[\w$]{0,60} {0,4}\([^()\n]{0,200}\)[ \t]{0,8}\{|=> {0,4}\{|\(function/,
  /^[ \t]{0,80}(?:const|let|var) [A-Za-z_$][\w$]{0,60} {0,4}= {0,4}.{0,400}[;{([,]$/m,
  /^[ \t]{0,80}(?:import|export) .{1,200} from ['"]/m,
  /^[ \t]{0,80}(?:async )?def \w{1,60}\(.{0,200}\).{0,60}:/m,
  /^import (?:os|sys|subprocess|socket|ctypes|shutil|base64)(?:,|$)/m,
  /^[ \t]{0,80}end (?:sub|function)\b/im,
  /\brm -rf? |\bchmod \+x |\b(?:curl|wget) [^\n|]{1,300}\| {0,4}(?:ba|z)?sh\b/,
  /^[ \t]{0,80}(?:if \[\[? |for \w{1,60} in .{1,200}; ?do\b|export [A-Z_]{1,60}=|sudo \w)/m,
]

export function beginsAsProgram(head: Uint8Array): boolean {
  const start = Buffer.from(head.subarray(0, 64)).toString('latin1')
  if (beginnings.some((beginning) => start.startsWith(beginning))) return true
  // Text may also start with "MZ", but a DOS or Windows header contains NUL bytes.
  return start.startsWith('MZ') && start.includes('\0')
}

export function isScript(text: string): boolean {
  return scripts.some((sign) => sign.test(text))
}
