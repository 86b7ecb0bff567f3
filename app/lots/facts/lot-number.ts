/** Whether a text is a lot's number, such as `L-2611-0042`, in capitals. */
export function isLotNumber(text: string): boolean {
  return /^L-\d{4}-\d{4,9}$/.test(text)
}
