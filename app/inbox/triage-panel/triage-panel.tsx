import { Form } from 'react-router'
import { InputField } from '../../platform/forms/field-controls'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import type { ItemView } from '../item-view/present-item.server'
import { Panel } from '../office-lists/panel'
import { ActionForm } from './action-form'
import { BlockSender } from './block-sender'
import { TriageForms } from './triage-forms'

export function TriagePanel({ item }: { item: ItemView }) {
  const { t } = useLanguage()
  if (item.box === 'quarantine')
    return (
      <Panel title={t('inbox.manage')} className="item__triage">
        {item.state === 'quarantined' && item.blocked === null && <p className="muted">{t('inbox.caught')}</p>}
        <ActionForm item={item} intent="release" button={t('inbox.release')} />
        <BlockSender item={item} />
      </Panel>
    )
  return (
    <Panel title={t('inbox.manage')} className="item__triage">
      <TriageForms item={item} />
      <TagForm item={item} />
      <ActionForm item={item} intent="spam" button={t('inbox.spam')} shortcut="!" />
      <BlockSender item={item} />
    </Panel>
  )
}

function TagForm({ item }: { item: ItemView }) {
  const { t } = useLanguage()
  return (
    <>
      <ActionForm item={item} intent="tag" button={t('inbox.add_tag')} className="item__row">
        <InputField
          label={t('inbox.tag')}
          name="tag"
          maxLength={40}
          list="item-tags"
          autoComplete="off"
          required
          key={item.seen}
        />
        <datalist id="item-tags">
          {item.knownTags.map((tag) => (
            <option key={tag} value={tag} />
          ))}
        </datalist>
      </ActionForm>
      {item.tags.length > 0 && (
        <ul className="item__tags chips">
          {item.tags.map((tag) => (
            <li key={tag}>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="item" value={item.seen} />
                <input type="hidden" name="tag" value={tag} />
                <button type="submit" name="intent" value="untag" aria-label={t('inbox.remove_tag', { tag })}>
                  <bdi>{tag}</bdi>
                  <Icon name="x" size="sm" />
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
