import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Polls while a job is running. @param every milliseconds */
export function useProgress(isUnderWay: boolean, every = 1_000): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isUnderWay) return
    const timer = window.setInterval(() => void revalidate(), every)
    return () => window.clearInterval(timer)
  }, [isUnderWay, every, revalidate])
}
