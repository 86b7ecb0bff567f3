import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import { reasonName, stateName } from '../list/item-words'
import type { Reason } from '../triage/item-states'
import type { ItemView } from './present-item.server'

const delays = [1, 3, 7, 14, 30] as const

export function TriagePanel({ item }: { item: ItemView }) {
  const { t } = useLanguage()
  const isCaught = item.box === 'quarantine'
  const reasons = [...new Set<Reason>(item.states.flatMap((each) => each.reasons))]
  return (
    <section className="panel item__panel item__triage">
      <h2 className="h5">{t('inbox.desk')}</h2>
      {isCaught ? (
        <ActionForm item={item} intent="release" button={t('inbox.release')}>
          <p className="muted">{t('inbox.caught')}</p>
        </ActionForm>
      ) : (
        <>
          {item.state !== 'converted' && (
            <ActionForm item={item} intent="state" button={t('inbox.set')}>
              <Labelled label={t('inbox.status')}>
                {(id) => (
                  <select className="inp" id={id} name="state" defaultValue={item.state} key={item.state}>
                    {item.states.map(({ state }) => (
                      <option key={state} value={state}>
                        {t(stateName(state))}
                      </option>
                    ))}
                  </select>
                )}
              </Labelled>
              {reasons.length > 0 && (
                <Labelled label={t(item.kind === 'offer' ? 'inbox.declined_because' : 'inbox.lost_because')}>
                  {(id) => (
                    <select className="inp" id={id} name="reason" defaultValue="">
                      <option value="">{t('inbox.no_reason')}</option>
                      {reasons.map((reason) => (
                        <option key={reason} value={reason}>
                          {t(reasonName(reason))}
                        </option>
                      ))}
                    </select>
                  )}
                </Labelled>
              )}
            </ActionForm>
          )}
          <ActionForm item={item} intent="assign" button={t('inbox.assign')}>
            <Labelled label={t('inbox.with')}>
              {(id) => (
                <select
                  className="inp"
                  id={id}
                  name="assignee"
                  defaultValue={item.assigneeId ?? ''}
                  key={item.assigneeId}
                  aria-keyshortcuts="a"
                >
                  <option value="">{t('inbox.nobody')}</option>
                  {item.team.map(({ id: memberId, name, isMe }) => (
                    <option key={memberId} value={memberId}>
                      {isMe ? t('inbox.me', { name }) : name}
                    </option>
                  ))}
                </select>
              )}
            </Labelled>
          </ActionForm>
          <ActionForm item={item} intent="promise" button={t('inbox.promise')}>
            <Labelled label={t('inbox.answer_until')}>
              {(id) => (
                <input
                  className="inp"
                  id={id}
                  name="day"
                  type="date"
                  min={item.today}
                  defaultValue={item.answerBy ?? undefined}
                  required
                  key={item.answerBy}
                />
              )}
            </Labelled>
          </ActionForm>
          <ActionForm item={item} intent="snooze" button={t('inbox.snooze')}>
            <Labelled label={t('inbox.snooze_for')}>
              {(id) => (
                <select className="inp" id={id} name="days">
                  {delays.map((count) => (
                    <option key={count} value={count}>
                      {t('inbox.days', { count })}
                    </option>
                  ))}
                </select>
              )}
            </Labelled>
          </ActionForm>
          <ActionForm item={item} intent="tag" button={t('inbox.add_tag')}>
            <Labelled label={t('inbox.tag')}>
              {(id) => (
                <input
                  className="inp"
                  id={id}
                  name="tag"
                  maxLength={40}
                  list="item-tags"
                  autoComplete="off"
                  required
                  key={item.seen}
                />
              )}
            </Labelled>
            <datalist id="item-tags">
              {item.knownTags.map((tag) => (
                <option key={tag} value={tag} />
              ))}
            </datalist>
          </ActionForm>
          {item.tags.length > 0 && (
            <ul className="item__tags">
              {item.tags.map((tag) => (
                <li key={tag}>
                  <Form method="post">
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
          <div className="item__call">
            {item.box === 'done' || item.box === 'snoozed' ? (
              <ActionForm item={item} intent="reopen" button={t('inbox.reopen')} />
            ) : (
              <ActionForm item={item} intent="done" button={t('inbox.done')} keys="e" />
            )}
            <ActionForm item={item} intent="spam" button={t('inbox.spam')} />
          </div>
        </>
      )}
    </section>
  )
}

function ActionForm(props: { item: ItemView; intent: string; button: string; keys?: string; children?: ReactNode }) {
  const { item, intent, button, keys, children } = props
  return (
    <Form method="post" preventScrollReset className={children ? 'item__row' : undefined}>
      <input type="hidden" name="item" value={item.seen} />
      {children}
      <button className="btn btn--line btn--md" type="submit" name="intent" value={intent} aria-keyshortcuts={keys}>
        {button}
      </button>
    </Form>
  )
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}
