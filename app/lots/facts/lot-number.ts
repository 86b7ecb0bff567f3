export function isLotNumber(text: string): boolean {
  return /^L-\d{4}-\d{4,9}$/.test(text)
}
