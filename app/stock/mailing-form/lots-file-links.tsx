import { useState } from 'react'
import { Panel } from '../../inbox/office-lists/panel'
import { languageLabel, languageName } from '../../platform/i18n/language-name'
import { direction } from '../../platform/i18n/languages'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import type { DraftView } from './present-draft.server'

export function LotFiles({ draft, page }: { draft: DraftView; page: string }) {
  const { t, language: here } = useLanguage()
  const { chats, reader, lots, hasMembersPrices } = draft
  const onSale = lots.filter(({ isOnSale }) => isOnSale)
  if (onSale.length === 0) return null
  const fileAddress = (language: string, format: string) =>
    `${page}/list?${new URLSearchParams([
      ...onSale.map(({ reference }) => ['lot', reference]),
      ...[
        ['language', language],
        ['reader', reader],
        ['format', format],
      ],
    ])}`
  const chat = chats.find(({ language }) => language === here) ?? chats[0]
  const formOf = ({ language, text }: (typeof chats)[number]) => (
    <>
      <div className="office__row">
        <a className="btn btn--line btn--md" href={fileAddress(language, 'pdf')} download>
          <Icon name="download" />
          PDF
        </a>
        <a className="btn btn--line btn--md" href={fileAddress(language, 'xlsx')} download>
          <Icon name="sheet" />
          XLSX
        </a>
      </div>
      <details className="ask" open={language !== chat?.language}>
        <summary>{t('mailings.chat_in', { language: languageName(language, here) })}</summary>
        <pre className="mailing__text" lang={language} dir={direction(language)}>
          {text}
        </pre>
        <Copy text={text} />
      </details>
    </>
  )
  const others = chats.filter((each) => each !== chat)
  return (
    <Panel id="mailing-files" title={t('mailings.by_hand')} className="mailing__panel">
      {hasMembersPrices && (
        <fieldset className="office__choices">
          <legend>{t('mailings.prices_for')}</legend>
          {(['everyone', 'member'] as const).map((each) => (
            <label className="check" key={each}>
              <input type="radio" name="reader" value={each} defaultChecked={reader === each} />
              {t(each === 'member' ? 'mailings.as_member' : 'mailings.as_everyone')}
            </label>
          ))}
          <button className="btn btn--line btn--md" type="submit" name="intent" value="look">
            {t('mailings.look')}
          </button>
        </fieldset>
      )}
      {chat && formOf(chat)}
      {others.length > 0 && (
        <details className="ask">
          <summary>{t('stock.other_languages')}</summary>
          {others.map((other) => (
            <details className="ask" key={other.language}>
              <summary>{languageLabel(other.language, here)}</summary>
              {formOf(other)}
            </details>
          ))}
        </details>
      )}
    </Panel>
  )
}

function Copy({ text }: { text: string }) {
  const { t } = useLanguage()
  const [told, setTold] = useState<'copied' | 'not_copied' | null>(null)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setTold('copied'),
      () => setTold('not_copied'),
    )
  return (
    <p className="office__row needs-js">
      <button className="btn btn--line btn--md" type="button" onClick={copy}>
        {t('mailings.copy')}
      </button>
      <span role="status">{told && t(`mailings.${told}`)}</span>
    </p>
  )
}
