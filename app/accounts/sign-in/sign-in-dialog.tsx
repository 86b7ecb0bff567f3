import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLanguage } from '../../platform/i18n/use-language'
import type { SecondStep } from '../identity/second-step.server'
import { dialogOf, searchWith } from './account-dialog'

const loadSheet = () => import('./dialog-sheet')

const LaterSheet = lazy(() =>
  loadSheet().catch(() => {
    // The line is bad, or the site has a new version: its server renders the dialog as well.
    window.location.reload()
    return new Promise<never>(() => {})
  }),
)

let loaded: typeof import('./dialog-sheet').default | null = null

/**
 * Loads what lies in the dialog where the server has rendered it open. Called before the page comes alive, all of it does so at
 * once, and what is done early is not lost.
 */
export async function loadOpenDialog(): Promise<void> {
  if (dialogOf(window.location.search)) loaded = (await loadSheet()).default
}

const titles = {
  login: 'accounts.login',
  register: 'accounts.register',
  forgot: 'accounts.forgot_title',
  code: 'second_step.title',
} as const

/**
 * The sign-in dialog of every page, open while the address says so (`?dialog=login`). The server renders it open, which is
 * all there is without JavaScript; with it the browser holds it on top, keeps the focus inside, and gives it back.
 */
export function SignInDialog({ step }: { step: SecondStep | null }) {
  const { t } = useLanguage()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const dialog = useRef<HTMLDialogElement>(null)
  const named = dialogOf(search)
  // Without a password there is no second step.
  const shown = named === 'code' && !step ? 'login' : named
  // Chosen once: another would be another dialog, without what is typed.
  const [DialogSheet] = useState(() => loaded ?? LaterSheet)
  // After the first time the browser opens and closes it: React must not, or it would not know about the focus.
  const [cameOpen] = useState(shown !== null)
  const closed = { pathname, search: searchWith(search, null), hash }

  useEffect(() => {
    if (!dialog.current) return
    if (shown) openOnTop(dialog.current)
    else dialog.current.close()
  }, [shown])

  const follow = () => {
    // Escape has closed it: the address follows.
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
      {/* Always here, so that the page waits with opening until there is something to open. */}
      <Suspense>{shown && <DialogSheet shown={shown} step={step} next={closed.pathname + closed.search} />}</Suspense>
    </dialog>
  )
}

/** Brings the dialog to the top, and the focus to its first box, unless somebody types in it already. */
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
