import { Children, isValidElement, type ReactNode, useEffect } from 'react'
import { Scripts } from 'react-router'

interface ScriptProps {
  readonly type?: string
  readonly rel?: string
  readonly href?: string
  readonly children?: ReactNode
}

/**
 * React Router's `<Scripts>` for hydration on first interaction: the module script gets an inert type and preloads become data, which
 * `hydrate-on-interaction.js` reverts. Relies on `Scripts` rendering one `type=module` script and `modulepreload` links, which
 * tests/journeys/first-interaction.test.ts verifies.
 */
export function DeferredScripts() {
  // Called as a function to transform its output; its hooks become this component's.
  const scripts = flatten(Scripts({}))
  const modules = scripts.flatMap(({ props }) => (props.rel === 'modulepreload' && props.href ? [props.href] : []))
  useEffect(() => {
    window.dispatchEvent(new Event('hydrated'))
  }, [])
  return scripts
    .filter(({ props }) => props.rel !== 'modulepreload')
    .map((script) => {
      const { key, props } = script
      if (props.type !== 'module') return script
      return <script key={key} {...props} type="text/sleeping-module" async={false} data-modules={modules.join(' ')} />
    })
}

function flatten(node: ReactNode) {
  return Children.toArray(node).flatMap(function elementsOf(child): React.ReactElement<ScriptProps>[] {
    if (!isValidElement<ScriptProps>(child)) return []
    return typeof child.type === 'string' ? [child] : Children.toArray(child.props.children).flatMap(elementsOf)
  })
}
