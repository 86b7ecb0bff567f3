import type { RefObject } from 'react'
import type { MessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import './keys-help.css'

/** Help for keyboard shortcuts, with a switch to turn them off. @param props.help opened by a shortcut and by the menu */
export function KeysHelp(props: {
  keys: Readonly<Record<string, MessageKey>>
  help: RefObject<HTMLDialogElement | null>
  switched: { readonly on: boolean; readonly turn: (on: boolean) => void }
}) {
  const { keys, help, switched } = props
  const { t } = useLanguage()
  // `hydrate-on-interaction.js` buffers these keys until the page's script has loaded; the browser handles Enter.
  const held = Object.keys(keys).filter((key) => key.length === 1)
  return (
    <div data-keys={held.join(' ')}>
      <dialog className="inbox__keys-dialog" ref={help} aria-labelledby="keys-help">
        <h2 className="d4" id="keys-help">
          {t('inbox.keys')}
        </h2>
        {/* The first control gets the focus; after the list, it would scroll the title away. */}
        <label className="check">
          <input type="checkbox" checked={switched.on} onChange={({ target }) => switched.turn(target.checked)} />
          {t('inbox.keys_on')}
        </label>
        <dl>
          {Object.entries(keys).map(([key, text]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(text)}</dd>
            </div>
          ))}
        </dl>
        <form method="dialog">
          <button className="btn btn--md" type="submit">
            {t('inbox.close')}
          </button>
        </form>
      </dialog>
    </div>
  )
}
