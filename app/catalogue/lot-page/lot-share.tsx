import { type MouseEvent, useState } from 'react'
import { useSite } from '../../company/contacts/use-site'
import { lotAddress } from '../../lots/facts/lot-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Dropdown } from '../../platform/ui/dropdown'
import { Icon } from '../../platform/ui/every-icon'
import type { LotPageView } from '../lot-view/present-lot-page.server'

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
    <div className="share">
      <span className="visually-hidden" role="status">
        {copied !== null && t(copied ? 'lot_page.copied' : 'lot_page.not_copied')}
      </span>
      <Dropdown end label={t('lot_page.share')}>
        <button
          type="button"
          className="needs-js"
          onClick={() =>
            navigator.clipboard.writeText(address).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          <Icon name={copied ? 'check' : 'link'} />
          {t(copied === null ? 'lot_page.copy_link' : copied ? 'lot_page.copied' : 'lot_page.not_copied')}
        </button>
        <a href={`mailto:?subject=${encodeURIComponent(lot.title)}&body=${encodeURIComponent(text)}`}>
          <Icon name="mail" />
          {t('lot_page.share_mail')}
        </a>
        <a
          href={`https://wa.me/?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener noreferrer"
          onClick={shareNatively}
        >
          <Icon name="chat" />
          {t('lot_page.share_chat')}
        </a>
        <button type="button" className="needs-js" onClick={() => window.print()}>
          <Icon name="printer" />
          {t('lot_page.print')}
        </button>
      </Dropdown>
    </div>
  )
}
