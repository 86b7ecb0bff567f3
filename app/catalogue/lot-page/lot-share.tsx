import { type MouseEvent, useState } from 'react'
import { useSite } from '../../company/contacts/use-site'
import { lotAddress } from '../../lots/facts/lot-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import type { LotPageView } from './present-lot-page.server'

export function LotShare({ lot }: { lot: LotPageView }) {
  const { t, language } = useLanguage()
  const { publicUrl } = useSite()
  const [copied, setCopied] = useState<boolean | null>(null)
  const address = publicUrl + lotAddress(lot.reference, language)
  const facts = [`${lot.quantity} ${lot.packed}`, lot.place, lot.condition]
  const text = `${lot.title}\n${facts.join(' · ')}\n${address}`

  function shareNatively(event: MouseEvent) {
    if (typeof navigator.share !== 'function') return
    event.preventDefault()
    // Rejects when the visitor closes the share sheet.
    navigator.share({ title: lot.title, text: facts.join(' · '), url: address }).catch(() => undefined)
  }

  return (
    <div className="lot-label__row share">
      <span className="cap" role="status">
        {copied === null ? t('lot_page.share') : t(copied ? 'lot_page.copied' : 'lot_page.not_copied')}
      </span>
      <button
        type="button"
        className="icbtn needs-js"
        aria-label={t('lot_page.copy_link')}
        onClick={() =>
          navigator.clipboard.writeText(address).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }
      >
        <Icon name="link" />
      </button>
      <a
        className="icbtn"
        href={`mailto:?subject=${encodeURIComponent(lot.title)}&body=${encodeURIComponent(text)}`}
        aria-label={t('lot_page.share_mail')}
      >
        <Icon name="mail" />
      </a>
      <a
        className="icbtn"
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t('lot_page.share_chat')}
        onClick={shareNatively}
      >
        <Icon name="chat" />
      </a>
      <button type="button" className="icbtn needs-js" aria-label={t('lot_page.print')} onClick={() => window.print()}>
        <Icon name="printer" />
      </button>
    </div>
  )
}
