/** Loads a module on first use. Null on failure, and the next call retries: without its validator only the server checks a form. */
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
