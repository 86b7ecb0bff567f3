import type { ListLayout } from './present-list.server'

const KEY = 'list-view'

/** The visitor's choice on this device; not kept if storage is full or blocked. */
export const rememberedView = {
  read: (): string | null => {
    try {
      return localStorage.getItem(KEY)
    } catch {
      return null
    }
  },
  write: (view: ListLayout): void => {
    try {
      localStorage.setItem(KEY, view)
    } catch {
      // The next page opens as cards.
    }
  },
}
