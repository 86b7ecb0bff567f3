/** What became of something that somebody has just done on a page: a short notice. */
export interface News {
  readonly text: string
  readonly isFault: boolean
  /** What takes it back. */
  readonly undo?: { readonly text: string; readonly run: () => void }
  /** Where it can be seen: the address of a page of ours. */
  readonly way?: { readonly text: string; readonly to: string }
}

let latest: News | null = null
const listeners = new Set<() => void>()

/** Tells the news, or takes them away (null). */
export function tell(news: News | null): void {
  latest = news
  for (const listener of listeners) listener()
}

export function latestNews(): News | null {
  return latest
}

/** @returns what ends the listening */
export function onNews(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
