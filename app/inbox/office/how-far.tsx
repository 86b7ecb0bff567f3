import type { ReactNode } from 'react'
import './how-far.css'

/**
 * How far something is that takes a while. A change of its state is told to who listens to the page, each step is not. The page
 * looks again by itself (`use-progress.ts`).
 * @param props.label what the bar is called
 * @param props.state in words
 * @param props.words how much of it is done
 */
export function HowFar(props: { label: string; state?: ReactNode; words: string; done: number; total: number }) {
  const { label, state, words, done, total } = props
  return (
    <div className="howfar">
      <p>
        <span role="status">{state}</span> <span>{words}</span>
      </p>
      <progress aria-label={label} max={Math.max(total, 1)} value={done} />
    </div>
  )
}
