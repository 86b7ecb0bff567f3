import { useEffect } from 'react'
import { useSite } from '../../company/contacts/use-site'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'

/** A shaking thumb does not turn the page round. */
const turn = 24

/** On narrow screens, where the button lies over the page, it makes way while the reader scrolls on and comes back when they turn round. */
function useScrollDirection() {
  useEffect(() => {
    let last = window.scrollY
    const note = () => {
      const { scrollY } = window
      if (scrollY <= 0) delete document.body.dataset.scroll
      else if (Math.abs(scrollY - last) < turn) return
      else document.body.dataset.scroll = scrollY > last ? 'down' : 'up'
      last = scrollY
    }
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [])
}

/** Opens the messaging app, on every page. Source specification, "On all pages". */
export function ChatButton() {
  const { t } = useLanguage()
  const { company } = useSite()
  useScrollDirection()
  return (
    <a className="btn fab" href={company.chat} aria-label={t('footer.chat')}>
      <Icon name="chat" size="lg" />
    </a>
  )
}
