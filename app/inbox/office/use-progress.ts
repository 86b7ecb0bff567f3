import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Looks again and again how far something is, in milliseconds, as long as it is under way. */
export function useProgress(isUnderWay: boolean, every = 1_000): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isUnderWay) return
    const timer = window.setInterval(() => void revalidate(), every)
    return () => window.clearInterval(timer)
  }, [isUnderWay, every, revalidate])
}
