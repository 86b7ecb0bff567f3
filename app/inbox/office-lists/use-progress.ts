import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Polls while a job is running. @param every milliseconds between an answer and the next request */
export function useProgress(isUnderWay: boolean, every = 1_000): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    // A request would cancel the one before, and on a slow connection none would ever be answered.
    if (!isUnderWay || state !== 'idle') return
    const timer = window.setTimeout(() => void revalidate(), every)
    return () => window.clearTimeout(timer)
  }, [isUnderWay, every, revalidate, state])
}
