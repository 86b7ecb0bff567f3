/** A short notice about what the user has just done. */
export interface News {
  readonly text: string
  readonly isFault: boolean
  readonly undo?: { readonly text: string; readonly run: () => void }
  readonly way?: { readonly text: string; readonly to: string }
}

let latest: News | null = null
const listeners = new Set<() => void>()

export function tell(news: News | null): void {
  latest = news
  for (const listener of listeners) listener()
}

export function latestNews(): News | null {
  return latest
}

/** @returns unsubscribes */
export function onNews(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
