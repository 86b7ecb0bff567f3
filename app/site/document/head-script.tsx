import { createContext, useContext } from 'react'

/** Server only: they have run before hydration. */
const scripts = import.meta.env.SSR
  ? await Promise.all([
      import('./theme.js?inline-script'),
      import('./await-header.js?inline-script'),
      import('./hydrate-on-interaction.js?inline-script'),
    ])
  : []

const SealContext = createContext<string | undefined>(undefined)

/** Provides the CSP nonce of inline scripts (sealed-scripts.server.ts). */
export const ScriptSealProvider = SealContext

/** Scripts that must run before first paint; inline, since loading a file would delay it. */
export function HeadScript() {
  return (
    <script
      nonce={useContext(SealContext)}
      dangerouslySetInnerHTML={{ __html: scripts.map((script) => script.default).join('') }}
      suppressHydrationWarning
    />
  )
}
