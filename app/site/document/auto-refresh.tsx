import { useMatches } from 'react-router'

/** Refreshes without JavaScript while a loader returns `isUnderWay`. Head only: `<meta>` in `<noscript>` is not allowed elsewhere. */
export function AutoRefresh() {
  const isUnderWay = useMatches().some(({ loaderData }) => hasWorkUnderWay(loaderData))
  return (
    isUnderWay && (
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
    )
  )
}

function hasWorkUnderWay(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'isUnderWay' in data && data.isUnderWay === true
}
