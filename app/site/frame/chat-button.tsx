import { useEffect } from 'react'
import { useSite } from '../../company/contacts/use-site'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'

/** In CSS pixels; a thumb that shakes changes no direction. */
const LEAST_SCROLL = 24

/** Tells the style sheet where the reader scrolls: on narrow screens the button lies over the page. */
function useScrollDirection() {
  useEffect(() => {
    let last = window.scrollY
    const update = () => {
      const { scrollY } = window
      if (scrollY <= 0) delete document.body.dataset.scroll
      else if (Math.abs(scrollY - last) < LEAST_SCROLL) return
      else document.body.dataset.scroll = scrollY > last ? 'down' : 'up'
      last = scrollY
    }
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
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
