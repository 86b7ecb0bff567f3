import { createContext, useContext } from 'react'

/** Only the server writes them: in the browser they have run when React comes. */
const scripts = import.meta.env.SSR
  ? await Promise.all([
      import('./theme.js?inline-script'),
      import('./whole.js?inline-script'),
      import('./wake.js?inline-script'),
    ])
  : []

const SealContext = createContext<string | undefined>(undefined)

/** Says which seal lets the page's inline scripts run (sealed-scripts.server.ts). */
export const ScriptSealProvider = SealContext

/** What has to run before the page is drawn. It stands in the HTML, because nothing is drawn while a file is waited for. */
export function HeadScript() {
  return (
    <script
      nonce={useContext(SealContext)}
      dangerouslySetInnerHTML={{ __html: scripts.map((script) => script.default).join('') }}
      suppressHydrationWarning
    />
  )
}
