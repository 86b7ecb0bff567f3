import { useSite } from '../../company/contacts/use-site'
import { Panel } from '../../inbox/office-lists/panel'
import { categories } from '../../lots/facts/categories'
import { Options } from '../../platform/forms/options'
import { languageLabel } from '../../platform/i18n/language-name'
import type { Language } from '../../platform/i18n/languages'
import { formatNumber } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import type { DraftView } from './present-draft.server'

export function MailingTo({ draft }: { draft: DraftView }) {
  const { t } = useLanguage()
  const { audience } = draft
  return (
    <Panel id="mailing-to" title={t('office.to')} className="mailing__panel">
      <label className="check">
        <input type="radio" name="audience" value="people" defaultChecked={audience === 'people'} />
        {t('mailings.people')}
      </label>
      <People draft={draft} />
      <label className="check">
        <input type="radio" name="audience" value="subscribers" defaultChecked={audience === 'subscribers'} />
        {t('mailings.subscribers')}
      </label>
      <Subscribers draft={draft} />
    </Panel>
  )
}

function People({ draft: { people, found, find, isUnknown, unread } }: { draft: DraftView }) {
  const { t } = useLanguage()
  return (
    <div className="mailing__recipients">
      {people.length > 0 && (
        <ul className="mailing__people">
          {people.map((person, at) => (
            <li key={person.email} className="mailing__person office__row">
              <label className="check">
                <input type="checkbox" name={`person.${at}.stays`} defaultChecked />
                <PersonName {...person} />
              </label>
              <input type="hidden" name={`person.${at}.email`} value={person.email} />
              <input type="hidden" name={`person.${at}.name`} value={person.name ?? ''} />
              <Spoken name={`person.${at}.language`} of={person.name ?? person.email} chosen={person.language} />
              {person.skipped ? (
                <span className="pill pill--warn">{t(`mailings.reason.${person.skipped}`)}</span>
              ) : (
                <span className="pill">{t(person.approved ? 'mailings.as_member' : 'mailings.as_everyone')}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="field">
        <label htmlFor="mailing-find">{t('mailings.find')}</label>
        <div className="mailing__find">
          <input
            className="input input--md"
            id="mailing-find"
            type="search"
            name="find"
            defaultValue={find}
            maxLength={200}
          />
          <LookButton>{t('inbox.find')}</LookButton>
        </div>
      </div>
      {isUnknown && <p>{t('mailings.found_nobody')}</p>}
      {found.length > 0 && (
        <fieldset className="office__choices">
          <legend>{t('mailings.found')}</legend>
          {found.map((person) => (
            <label className="check" key={person.email}>
              <input type="checkbox" name="found" value={person.email} />
              <PersonName {...person} />
            </label>
          ))}
          <LookButton>{t('stock.add')}</LookButton>
        </fieldset>
      )}
      <details className="ask" open={unread !== ''}>
        <summary>{t('mailings.addresses')}</summary>
        <textarea
          className="input"
          name="addresses"
          rows={3}
          defaultValue={unread}
          dir="auto"
          aria-label={t('mailings.addresses')}
          aria-describedby="addresses-hint"
        />
        <p className="hint" id="addresses-hint">
          {t('mailings.addresses_hint')}
        </p>
        <LookButton>{t('stock.add')}</LookButton>
      </details>
    </div>
  )
}

function PersonName({ email, name, company }: Pick<DraftView['found'][number], 'email' | 'name' | 'company'>) {
  return (
    <span>
      <b>
        <bdi>{name ?? email}</bdi>
      </b>{' '}
      <small>
        <bdi dir="ltr">{email}</bdi> <bdi>{company}</bdi>
      </small>
    </span>
  )
}

/** Every button adds all chosen and typed recipients. */
function LookButton({ children }: { children: string }) {
  return (
    <button className="btn btn--line btn--md" type="submit" name="intent" value="look">
      {children}
    </button>
  )
}

function Spoken({ name, of, chosen }: { name: string; of: string; chosen: Language }) {
  const { t, language } = useLanguage()
  const { languages } = useSite()
  return (
    <select
      className="input input--md"
      name={name}
      defaultValue={chosen}
      aria-label={t('mailings.language_of', { name: of })}
    >
      <Options of={languages.map((spoken) => [spoken, languageLabel(spoken, language)])} />
    </select>
  )
}

function Subscribers({ draft: { interests, subscribers } }: { draft: DraftView }) {
  const { t, language } = useLanguage()
  return (
    <div className="mailing__recipients">
      <fieldset className="office__choices">
        <legend>{t('mailings.interests')}</legend>
        {categories.map((category) => (
          <label className="check" key={category}>
            <input type="checkbox" name="interest" value={category} defaultChecked={interests.includes(category)} />
            {t(`categories.${category}`)}
          </label>
        ))}
      </fieldset>
      <fieldset className="office__choices">
        <legend>{t('mailings.languages')}</legend>
        {subscribers.map(({ language: spoken, isChosen, going }) => (
          <label className="check" key={spoken}>
            <input type="checkbox" name="language" value={spoken} defaultChecked={isChosen} />
            <span>
              {languageLabel(spoken, language)} <b className="tabular">{formatNumber(going, language)}</b>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="hint">{t('mailings.subscribers_hint')}</p>
    </div>
  )
}
