import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Polls while a job is running. @param every milliseconds between an answer and the next request */
export function useProgress(isUnderWay: boolean, every = 1_000): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    // A new request cancels the previous one; on a slow connection none would ever finish.
    if (!isUnderWay || state !== 'idle') return
    const timer = window.setTimeout(() => void revalidate(), every)
    return () => window.clearTimeout(timer)
  }, [isUnderWay, every, revalidate, state])
}
