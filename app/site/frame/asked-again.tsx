import { useMatches } from 'react-router'

/**
 * Has browsers without scripts ask for a page again and again for as long as something on it is under way, which its loader
 * says: `isUnderWay`. Only in the head of a document, where alone such an element may stand.
 */
export function AskedAgain() {
  const isUnderWay = useMatches().some(({ loaderData }) => saysSo(loaderData))
  return (
    isUnderWay && (
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
    )
  )
}

function saysSo(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'isUnderWay' in data && data.isUnderWay === true
}
