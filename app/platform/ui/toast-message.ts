export interface ToastMessage {
  readonly text: string
  readonly isFault: boolean
  readonly undo?: { readonly text: string; readonly run: () => void }
  readonly link?: { readonly text: string; readonly to: string }
}

let latest: ToastMessage | null = null
const listeners = new Set<() => void>()

export function showToast(message: ToastMessage | null): void {
  latest = message
  for (const listener of listeners) listener()
}

export function latestToast(): ToastMessage | null {
  return latest
}

/** @returns unsubscribes */
export function onToast(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
