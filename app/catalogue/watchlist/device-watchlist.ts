import { watchlistLimits } from './watchlist-limits'

/** A lot that somebody who has not signed in wants to find again. Its title is what is there to read without a connection. */
export interface KeptLot {
  readonly reference: string
  readonly title: string
}

/** A search that is saved once somebody has signed in. */
export interface KeptSearch {
  /** As the list's address has it, `?` not included. */
  readonly query: string
  readonly language: string
}

/** What a device keeps. */
export interface Kept {
  /** The latest first. */
  readonly lots: readonly KeptLot[]
  readonly searches: readonly KeptSearch[]
}

/** What is being handed over to an account: it stays here, unchanged and under its key, until that is acknowledged. */
export interface Parcel extends Kept {
  readonly key: string
}

/** Where the browser keeps it, in a form whose version is part of the name. */
const NAME = 'watchlist/1'

interface Stored extends Kept {
  readonly parcel: Parcel | null
}

const nothing: Stored = { lots: [], searches: [], parcel: null }

/** The watchlist of a browser in which nobody has signed in. */
export interface DeviceWatchlist {
  /** Calls back after every change, those of other tabs too. @returns what ends that */
  subscribe(listener: () => void): () => void
  /** All of it, also what is being handed over; the same object until something changes. */
  read(): Kept
  /** @returns false when it holds as many as it may */
  keepLot(lot: KeptLot): boolean
  dropLot(reference: string): void
  keepSearch(search: KeptSearch): void
  /** What an account is to take over, or null. Asked again before it is acknowledged, it is the same. */
  parcel(freshKey: string): Parcel | null
  /** The account has it. */
  acknowledge(key: string): void
}

/**
 * The watchlist in the storage of this browser. A browser that keeps nothing, because its owner forbids it or it is full, still
 * serves the page for as long as it is open.
 * @param storage asked for at every use: a browser may refuse even that
 */
export function openDeviceWatchlist(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  others: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): DeviceWatchlist {
  const listeners = new Set<() => void>()
  let memory: string | null = null
  let known: { text: string | null; stored: Stored; kept: Kept } | null = null

  const textNow = (): string | null => {
    if (memory !== null) return memory
    try {
      return storage().getItem(NAME)
    } catch {
      return null
    }
  }
  const look = () => {
    const text = textNow()
    if (known?.text === text) return known
    const stored = parse(text)
    const { parcel } = stored
    const kept: Kept = parcel
      ? { lots: [...stored.lots, ...parcel.lots], searches: [...stored.searches, ...parcel.searches] }
      : stored
    known = { text, stored, kept }
    return known
  }
  const write = (stored: Stored): void => {
    const text = JSON.stringify(stored)
    try {
      storage().setItem(NAME, text)
      memory = null
    } catch {
      memory = text
    }
    for (const listener of listeners) listener()
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      others.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        others.removeEventListener('storage', listener)
      }
    },
    read: () => look().kept,
    keepLot(lot) {
      const { stored, kept } = look()
      if (kept.lots.some(({ reference }) => reference === lot.reference)) return true
      if (kept.lots.length >= watchlistLimits.deviceLots) return false
      write({ ...stored, lots: [lot, ...stored.lots] })
      return true
    },
    dropLot(reference) {
      const { stored } = look()
      const { lots, parcel } = stored
      const without = (all: readonly KeptLot[]) => all.filter((lot) => lot.reference !== reference)
      write({ ...stored, lots: without(lots), parcel: parcel && { ...parcel, lots: without(parcel.lots) } })
    },
    keepSearch(search) {
      const { stored, kept } = look()
      if (kept.searches.some(({ query }) => query === search.query)) return
      write({ ...stored, searches: [search, ...stored.searches].slice(0, watchlistLimits.deviceSearches) })
    },
    parcel(freshKey) {
      const { lots, searches, parcel } = look().stored
      if (parcel) return parcel
      if (lots.length === 0 && searches.length === 0) return null
      const packed = { key: freshKey, lots, searches }
      write({ lots: [], searches: [], parcel: packed })
      return packed
    },
    acknowledge(key) {
      const { stored } = look()
      if (stored.parcel?.key === key) write({ ...stored, parcel: null })
    },
  }
}

/** What the storage holds may be anything: an older version's, a person's, another program's. */
function parse(text: string | null): Stored {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    if (!isRecord(value)) return nothing
    const { parcel } = value
    return {
      ...keptIn(value),
      parcel: isRecord(parcel) && typeof parcel.key === 'string' ? { key: parcel.key, ...keptIn(parcel) } : null,
    }
  } catch {
    return nothing
  }
}

function keptIn({ lots, searches }: Record<string, unknown>): Kept {
  return {
    lots: listOf(lots).flatMap(({ reference, title }) =>
      typeof reference === 'string' && typeof title === 'string' ? [{ reference, title }] : [],
    ),
    searches: listOf(searches).flatMap(({ query, language }) =>
      typeof query === 'string' && typeof language === 'string' ? [{ query, language }] : [],
    ),
  }
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
