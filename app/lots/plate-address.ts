const addresses = import.meta.glob<string>('./art/*.svg', { query: '?url&no-inline', import: 'default', eager: true })

/** Where a drawing is served; null when there is no such drawing. */
export function plateAddress(name: string): string | null {
  return addresses[`./art/${name}.svg`] ?? null
}
