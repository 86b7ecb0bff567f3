import { Children, isValidElement, type ReactNode, useEffect } from 'react'
import { Scripts } from 'react-router'

interface ScriptProps {
  readonly type?: string
  readonly rel?: string
  readonly href?: string
  readonly children?: ReactNode
}

/**
 * React Router's `<Scripts>`, put to sleep: its data stands in the page as ever, but its module is of a type that no browser
 * runs, and what should be preloaded is only written down. `wake.js` undoes both. All that React Router puts into its
 * scripts stays its own affair; what is relied on here is that it renders one script of type `module` and links of
 * `modulepreload` (tests/journeys/first-interaction.test.ts fails when it does not).
 */
export function SleepingScripts() {
  // Called, not rendered: its output is what is worked on. Its hooks become those of this component.
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

/** The elements of a tree of fragments, in their order. */
function flatten(node: ReactNode) {
  return Children.toArray(node).flatMap(function elementsOf(child): React.ReactElement<ScriptProps>[] {
    if (!isValidElement<ScriptProps>(child)) return []
    return typeof child.type === 'string' ? [child] : Children.toArray(child.props.children).flatMap(elementsOf)
  })
}
