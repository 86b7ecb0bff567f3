import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

/** Milliseconds in which several changes are looked at together. */
const TOGETHER = 150
/** Milliseconds until a stream that was refused is asked for again. */
const AGAIN = 10_000

/**
 * Keeps a page of the desk as it is now: whatever anybody changes, on any node, is there within a moment. While nobody looks at
 * the window it is not kept, and it is made right when somebody does: browsers have few connections to one site.
 */
export function useInboxEvents(): void {
  const { revalidate } = useRevalidator()
  const latest = useRef(revalidate)
  useEffect(() => {
    latest.current = revalidate
  })
  useEffect(() => {
    let source: EventSource | null = null
    let looking: number | undefined
    let again: number | undefined
    const look = () => {
      looking ??= window.setTimeout(() => {
        looking = undefined
        void latest.current()
      }, TOGETHER)
    }
    const open = () => {
      window.clearTimeout(again)
      source?.close()
      source = null
      if (document.hidden) return
      source = new EventSource('/api/team/inbox/events')
      source.addEventListener('changed', look)
      source.addEventListener('error', () => {
        // What is only lost, the browser asks for again by itself.
        if (source?.readyState === EventSource.CLOSED) again = window.setTimeout(open, AGAIN)
      })
    }
    open()
    document.addEventListener('visibilitychange', open)
    return () => {
      document.removeEventListener('visibilitychange', open)
      window.clearTimeout(looking)
      window.clearTimeout(again)
      source?.close()
    }
  }, [])
}
