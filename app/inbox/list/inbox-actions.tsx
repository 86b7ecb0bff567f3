import { Options } from '../../platform/forms/options'
import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/every-icon'
import { MAX_FOUND } from '../items/seen-items'
import { PickAllButton } from '../office-lists/pick-all'
import { snoozeDays } from './item-words'
import type { InboxView } from './present-inbox.server'

export function InboxActions({ inbox: { query, team, tags, found } }: { inbox: InboxView }) {
  const { t } = useLanguage()
  const { tab } = query
  const isCaught = tab === 'quarantine'
  const isAway = tab === 'done' || tab === 'snoozed'
  return (
    <fieldset className="choice-actions">
      <legend className="visually-hidden">{t('inbox.with_chosen')}</legend>
      <output className="tabular" />
      <PickAllButton label={t('inbox.choose_all')} />
      {found !== null && (
        <label className="check">
          <input type="checkbox" name="found" value="all" />
          {t(found.isTooMany ? 'stock.bulk.first' : 'stock.bulk.all', { found: found.shown, most: MAX_FOUND })}
        </label>
      )}
      {isCaught && (
        <button className="btn btn--line btn--sm" type="submit" name="intent" value="release">
          {t('inbox.release')}
        </button>
      )}
      {isAway && (
        <button className="btn btn--line btn--sm" type="submit" name="intent" value="reopen">
          {t('inbox.reopen')}
        </button>
      )}
      {!isCaught && tab !== 'done' && (
        <button className="btn btn--line btn--sm" type="submit" name="intent" value="done" aria-keyshortcuts="e">
          <Icon name="check" size="sm" />
          {t('inbox.done')}
        </button>
      )}
      {!isCaught && (
        <>
          <span>
            <select className="input input--sm" name="assignee" aria-label={t('inbox.with')} aria-keyshortcuts="a">
              <Options of={team.map(({ id, name, isMe }) => [id, isMe ? t('inbox.me', { name }) : name])} />
              <option value="">{t('inbox.nobody')}</option>
            </select>
            <button className="btn btn--line btn--sm" type="submit" name="intent" value="assign">
              {t('inbox.assign')}
            </button>
          </span>
          <span>
            <select className="input input--sm" name="days" aria-label={t('inbox.snooze_for')} aria-keyshortcuts="s">
              <Options of={snoozeDays.map((count) => [count, t('inbox.days', { count })])} />
            </select>
            <button className="btn btn--line btn--sm" type="submit" name="intent" value="snooze">
              {t('inbox.snooze')}
            </button>
          </span>
          <span>
            <input
              className="input input--sm"
              name="tag"
              maxLength={40}
              list="inbox-tags"
              aria-label={t('inbox.tag')}
              placeholder={t('inbox.tag')}
              autoComplete="off"
            />
            <datalist id="inbox-tags">
              {tags.map((tag) => (
                <option key={tag} value={tag} />
              ))}
            </datalist>
            <button className="btn btn--line btn--sm" type="submit" name="intent" value="tag">
              {t('inbox.add_tag')}
            </button>
          </span>
          <button className="btn btn--line btn--sm" type="submit" name="intent" value="spam" aria-keyshortcuts="!">
            {t('inbox.spam')}
          </button>
        </>
      )}
    </fieldset>
  )
}
