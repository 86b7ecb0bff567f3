import { type ReactNode, useRef } from 'react'
import { InputField, SelectField } from '../../platform/forms/field-controls'
import { Options } from '../../platform/forms/options'
import { useLanguage } from '../../platform/i18n/use-language'
import type { ItemView } from '../item-view/present-item.server'
import type { Reason } from '../items/item-states'
import { reasonName, snoozeDays, stateName } from '../list/item-words'
import { ActionForm } from './action-form'
import { type SaveQueue, useAutosave, useSaveQueue } from './use-autosave'
import './triage-forms.css'

/** Status, colleague, promised day and snooze, saved automatically; without JavaScript each has a button. */
export function TriageForms({ item }: { item: ItemView }) {
  const { t } = useLanguage()
  const saving = useSaveQueue()
  const same = { item, saving }
  return (
    <>
      {item.state !== 'converted' && <StateForm {...same} />}
      <SelfSavingForm {...same} intent="assign" button={t('inbox.assign')}>
        <SelectField
          label={t('inbox.with')}
          name="assignee"
          defaultValue={item.assigneeId ?? ''}
          data-saved={item.assigneeId ?? ''}
          autoComplete="off"
          aria-keyshortcuts="a"
        >
          <option value="">{t('inbox.nobody')}</option>
          <Options of={item.team.map(({ id, name, isMe }) => [id, isMe ? t('inbox.me', { name }) : name])} />
        </SelectField>
      </SelfSavingForm>
      <SelfSavingForm {...same} intent="promise" button={t('inbox.promise')}>
        <InputField
          label={t('inbox.answer_until')}
          name="day"
          type="date"
          min={item.today}
          defaultValue={item.answerBy ?? undefined}
          data-saved={item.answerBy ?? ''}
          autoComplete="off"
          required
        />
      </SelfSavingForm>
      <SelfSavingForm {...same} intent="snooze" button={t('inbox.snooze')}>
        <SelectField
          label={t('inbox.snooze_for')}
          name="days"
          defaultValue=""
          data-saved=""
          autoComplete="off"
          required
          aria-keyshortcuts="s"
        >
          <option value="">{item.until ? t('inbox.until', { moment: item.until }) : t('inbox.not_snoozed')}</option>
          <Options of={snoozeDays.map((count) => [count, t('inbox.days', { count })])} />
        </SelectField>
      </SelfSavingForm>
    </>
  )
}

interface SavedBy {
  readonly item: ItemView
  readonly saving: SaveQueue
}

/** A status that needs a reason is saved together with it. */
function StateForm({ item, saving }: SavedBy) {
  const { t } = useLanguage()
  const reasons = [...new Set<Reason>(item.states.flatMap((each) => each.reasons))]
  const needsReason = (state: unknown) => item.states.some((each) => each.state === state && each.reasons.length > 0)
  return (
    <SelfSavingForm
      item={item}
      saving={saving}
      intent="state"
      button={t('inbox.set')}
      isComplete={(fields) => !needsReason(fields.get('state')) || fields.get('reason') !== ''}
    >
      <SelectField
        label={t('inbox.status')}
        name="state"
        defaultValue={item.state}
        data-saved={item.state}
        autoComplete="off"
      >
        {item.states.map(({ state }) => (
          <option key={state} value={state} data-reasoned={state !== item.state && needsReason(state) ? '' : undefined}>
            {t(stateName(state))}
          </option>
        ))}
      </SelectField>
      {reasons.length > 0 && (
        <div className="triage__reason">
          <SelectField
            label={t(item.kind === 'offer' ? 'inbox.declined_because' : 'inbox.lost_because')}
            hint={t('inbox.reason_first')}
            name="reason"
            defaultValue=""
            data-saved=""
            autoComplete="off"
          >
            <option value="">{t('inbox.choose_reason')}</option>
            <Options of={reasons.map((reason) => [reason, t(reasonName(reason))])} />
          </SelectField>
        </div>
      )}
    </SelfSavingForm>
  )
}

function SelfSavingForm(
  props: SavedBy & {
    intent: string
    button: string
    isComplete?: (fields: FormData) => boolean
    children: ReactNode
  },
) {
  const { item, saving, intent, button, isComplete, children } = props
  const form = useRef<HTMLFormElement>(null)
  useAutosave(form, { version: item.seen, saving, isComplete })
  return (
    <ActionForm item={item} intent={intent} button={button} className="item__row triage__form" ref={form}>
      {children}
    </ActionForm>
  )
}
