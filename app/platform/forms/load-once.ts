/**
 * A module that a form fetches when it is first used. Null where it cannot be fetched, and the next call tries again: without
 * its validator a form is checked by the server alone.
 */
export function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module | null> {
  let loading: Promise<Module | null> | undefined
  return () => {
    loading ??= load().catch(() => {
      loading = undefined
      return null
    })
    return loading
  }
}
