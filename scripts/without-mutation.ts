import { inject, vi } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    activeMutant: string
  }
}

declare global {
  var __stryker__: { activeMutant?: string | undefined; loadedFor?: string } | undefined
}

// The kept process loads the program anew for each change, and without it: what another change left in a cache must not be seen.
const stryker = globalThis.__stryker__
const mutant = inject('activeMutant')
if (stryker) {
  stryker.activeMutant = undefined
  if (stryker.loadedFor !== mutant) vi.resetModules()
  stryker.loadedFor = mutant
}
