import { useLocation } from 'react-router'
import { Alert, RefusalAlert } from '../../platform/ui/alert'
import type { OfficeFormError } from './answer-office-form.server'
import '../office-lists/office-list.css'

export function OfficeNotice(props: {
  outcomes: Readonly<Record<string, string>>
  refused: OfficeFormError | undefined
}) {
  const { outcomes, refused } = props
  const did = new URLSearchParams(useLocation().search).get('did') ?? ''
  const outcome = Object.hasOwn(outcomes, did) ? outcomes[did] : null
  return (
    <>
      <RefusalAlert refused={refused} className="office-list__notice" />
      <div role="status">
        {!refused && outcome && (
          <Alert tone="ok" className="office-list__notice">
            {outcome}
          </Alert>
        )}
      </div>
    </>
  )
}
