import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

/** Debounce in milliseconds. */
const TOGETHER = 150
/** Milliseconds before a refused stream is reopened. */
const AGAIN = 10_000

/** Revalidates the page when the inbox changes on any node. Hidden windows close the stream, because browsers allow few. */
export function useInboxEvents(): void {
  const { revalidate } = useRevalidator()
  const reload = useEffectEvent(revalidate)
  useEffect(() => {
    let source: EventSource | null = null
    let looking: number | undefined
    let again: number | undefined
    let isLooking = false
    let isOutdated = false
    const look = (): void => {
      isOutdated = true
      // A new request cancels the previous one; on a slow connection none would ever finish.
      if (!isLooking) looking ??= window.setTimeout(lookNow, TOGETHER)
    }
    const lookNow = async () => {
      looking = undefined
      isLooking = true
      isOutdated = false
      await reload()
      isLooking = false
      if (isOutdated) look()
    }
    const open = () => {
      window.clearTimeout(again)
      source?.close()
      source = null
      if (document.hidden) return
      source = new EventSource('/api/team/inbox/events')
      source.addEventListener('changed', look)
      source.addEventListener('error', () => {
        if (source?.readyState === EventSource.CLOSED) again = window.setTimeout(open, AGAIN)
      })
    }
    open()
    document.addEventListener('visibilitychange', open)
    return () => {
      isOutdated = false
      document.removeEventListener('visibilitychange', open)
      window.clearTimeout(looking)
      window.clearTimeout(again)
      source?.close()
    }
  }, [])
}
