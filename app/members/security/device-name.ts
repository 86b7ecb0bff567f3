/** Browsers by user-agent pattern. The first match wins, because many imitate others. */
const browsers = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOpera\b/],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|Chromium|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

/** Browser and system from a User-Agent header (RFC 9110); null if unknown. */
export function deviceOf(userAgent: string | null): { browser: string | null; system: string | null } {
  const nameIn = (known: readonly (readonly [string, RegExp])[]) =>
    known.find(([, form]) => form.test(userAgent ?? ''))?.[0] ?? null
  return { browser: nameIn(browsers), system: nameIn(systems) }
}
