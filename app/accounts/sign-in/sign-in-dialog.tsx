import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLanguage } from '../../platform/i18n/use-language'
import { dialogOf, searchWith } from '../account-form/account-dialog'
import type { SecondStep } from '../identity/second-step.server'

const loadSheet = () => import('./dialog-sheet')

const LaterSheet = lazy(() =>
  loadSheet().catch(() => {
    // Bad connection or a new deployment: reload, since the server can render the dialog too.
    window.location.reload()
    return new Promise<never>(() => {})
  }),
)

let loaded: typeof import('./dialog-sheet').default | null = null

/** Called before hydration, so that the open dialog hydrates with the page and early input is kept. */
export async function loadOpenDialog(): Promise<void> {
  if (dialogOf(window.location.search)) loaded = (await loadSheet()).default
}

const titles = {
  login: 'accounts.login',
  register: 'accounts.register',
  forgot: 'accounts.forgot_title',
  code: 'second_step.title',
} as const

/** Server-rendered open without JavaScript; with it the browser makes it modal and manages the focus. */
export function SignInDialog({ step }: { step: SecondStep | null }) {
  const { t } = useLanguage()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const named = dialogOf(search)
  // Redirect to login without a pending second step.
  const shown = named === 'code' && !step ? 'login' : named
  // Chosen once: changing the component would remount it and lose input.
  const [DialogSheet] = useState(() => loaded ?? LaterSheet)
  // After the first render the browser opens and closes the dialog; if React did, the focus would not be managed.
  const [cameOpen] = useState(shown !== null)
  const closed = { pathname, search: searchWith(search, null), hash }

  useEffect(() => {
    if (!dialog.current) return
    if (shown) openOnTop(dialog.current)
    else dialog.current.close()
  }, [shown])

  const follow = () => {
    // Closed by Escape: update the URL.
    if (shown) navigate(closed, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
  }

  return (
    <dialog
      className="scrim"
      open={cameOpen}
      ref={dialog}
      onClose={follow}
      aria-label={shown ? t(titles[shown]) : undefined}
    >
      {/* Always rendered, so that opening waits until the contents are loaded. */}
      <Suspense>{shown && <DialogSheet shown={shown} step={step} next={closed.pathname + closed.search} />}</Suspense>
    </dialog>
  )
}

/** Shows the dialog as modal and focuses its first input, unless the visitor is already typing in it. */
function openOnTop(dialog: HTMLDialogElement) {
  const focused = document.activeElement
  const typing = focused instanceof HTMLInputElement && dialog.contains(focused) ? focused : null
  if (!dialog.matches(':modal')) {
    dialog.removeAttribute('open')
    dialog.showModal()
  }
  const target = typing ?? dialog.querySelector<HTMLElement>('input:not([type=hidden])')
  target?.focus()
}
