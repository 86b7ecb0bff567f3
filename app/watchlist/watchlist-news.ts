/** What became of a lot that somebody saved or dropped, for all to see: a message key and what fills its placeholders. */
export interface WatchlistNews {
  readonly text: string
  readonly values: Readonly<Record<string, string | number>>
  readonly isFault: boolean
}

let latest: WatchlistNews | null = null
const listeners = new Set<() => void>()

/** Tells the news, or takes them away (null). */
export function tell(news: WatchlistNews | null): void {
  latest = news
  for (const listener of listeners) listener()
}

export function latestNews(): WatchlistNews | null {
  return latest
}

/** @returns what ends the listening */
export function onNews(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
