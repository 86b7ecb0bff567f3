import { type ReactNode, useRef } from 'react'
import { Form } from 'react-router'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import type { ItemView } from '../item-view/present-item.server'
import { SEND_KEY } from '../keys/use-send-key'
import type { DraftKind } from '../replies/draft-kinds'
import { MissingFields } from './missing-fields'
import { useServerDraft } from './use-server-draft'

/** A form of the composer, saved as a draft until it is sent, so that it survives a reload or a failed connection. */
export function ComposerForm(props: { item: ItemView; name: DraftKind; button: string; children: ReactNode }) {
  const { item, name, button, children } = props
  const { language } = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  useServerDraft(form, `${pageAddress('/:lang/team/inbox', language)}/${item.id}/draft?form=${name}`, 'as typed')
  const isMail = name !== 'note'
  return (
    <Form method="post" className="item__form" preventScrollReset ref={form}>
      <input type="hidden" name="last" value={item.last[name] ?? ''} />
      {children}
      <div className="composer__send office__row">
        <button className="btn btn--md" type="submit" name="intent" value={name} aria-keyshortcuts={SEND_KEY}>
          {isMail && <Icon name="mail" size="sm" />}
          {button}
        </button>
        {isMail && <MissingFields form={form} />}
      </div>
    </Form>
  )
}
