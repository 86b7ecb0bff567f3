const STORED = 'office.inbox-order'

export function keepInboxOrder(ids: readonly string[]): void {
  sessionStorage.setItem(STORED, ids.join(' '))
}

/** The previous or next item in the list shown last. */
export function nextInOrder(id: string, step: 1 | -1): string | null {
  const ids = (sessionStorage.getItem(STORED) ?? '').split(' ')
  const place = ids.indexOf(id)
  return place < 0 ? null : (ids[place + step] ?? null)
}
