import { inject, vi } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    activeMutant: string
  }
}

declare global {
  var __stryker__: { activeMutant?: string | undefined; loadedFor?: string } | undefined
}

// Each mutation loads the program anew, with the mutation switched off: caches must not keep values of another mutation.
const stryker = globalThis.__stryker__
const mutant = inject('activeMutant')
if (stryker) {
  stryker.activeMutant = undefined
  if (stryker.loadedFor !== mutant) vi.resetModules()
  stryker.loadedFor = mutant
}
