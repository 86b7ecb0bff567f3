import { watchlistLimits } from './watchlist-limits'

/** A lot saved on the device; the title is for offline display. */
export interface DeviceLot {
  readonly reference: string
  readonly title: string
}

export interface DeviceSearch {
  readonly query: string
  readonly language: string
}

export interface DeviceList {
  readonly lots: readonly DeviceLot[]
  readonly searches: readonly DeviceSearch[]
}

/** A snapshot being merged into an account; stored unchanged under its key until acknowledged. */
export interface PendingMerge extends DeviceList {
  readonly key: string
}

/** Storage key; includes the version of the format. */
const NAME = 'watchlist/1'

interface Stored extends DeviceList {
  readonly parcel: PendingMerge | null
}

const nothing: Stored = { lots: [], searches: [], parcel: null }

export interface DeviceWatchlist {
  subscribe(listener: () => void): () => void
  /** Everything stored, including a pending snapshot; the same object until it changes. */
  read(): DeviceList
  /** @returns false when the limit is reached */
  keepLot(lot: DeviceLot): boolean
  dropLot(reference: string): void
  keepSearch(search: DeviceSearch): void
  /** Snapshot to merge into the account, or null; the same one until acknowledged. */
  parcel(freshKey: string): PendingMerge | null
  acknowledge(key: string): void
}

/** Falls back to memory if storage is blocked or full. @param storage a getter, because even reading the property may throw */
export function openDeviceWatchlist(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  others: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
): DeviceWatchlist {
  const listeners = new Set<() => void>()
  let memory: string | null = null
  let known: { text: string | null; stored: Stored; kept: DeviceList } | null = null

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
    const kept: DeviceList = parcel
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
      const without = (all: readonly DeviceLot[]) => all.filter((lot) => lot.reference !== reference)
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

/** Stored data is untrusted and may be of an older version. */
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

function keptIn({ lots, searches }: Record<string, unknown>): DeviceList {
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
