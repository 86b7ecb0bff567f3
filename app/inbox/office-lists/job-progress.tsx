import type { ReactNode } from 'react'
import './job-progress.css'

/** Progress of a job. Screen readers hear state changes, not every step. The page polls (`use-progress.ts`). */
export function JobProgress(props: { label: string; state?: ReactNode; words: string; done: number; total: number }) {
  const { label, state, words, done, total } = props
  return (
    <div className="job-progress">
      <p>
        <span role="status">{state}</span> <span>{words}</span>
      </p>
      <progress aria-label={label} max={Math.max(total, 1)} value={done} />
    </div>
  )
}
