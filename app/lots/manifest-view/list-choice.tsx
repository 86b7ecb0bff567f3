import { Form } from 'react-router'
import { useLanguage } from '../../platform/i18n/use-language'
import type { ListView } from './present-lists.server'

export function ListChoice({ list, lists }: { list: ListView; lists: NonNullable<ListView['lists']> }) {
  const { t } = useLanguage()
  const { read, unread, canTakeAll } = lists
  return (
    <Form method="post" className="seller-list__question seller-list__question--lists" preventScrollReset>
      <input type="hidden" name="file" value={list.fileId} />
      <input type="hidden" name="version" value={list.version} />
      <input type="hidden" name="intent" value="manifest" />
      <fieldset>
        <legend>{t('manifest.lists.title')}</legend>
        <p>{t('manifest.lists.hint')}</p>
        <ul>
          {read.map(({ key, name }) => (
            <li key={key}>
              <span>
                <b>
                  <bdi>{name}</bdi>
                </b>{' '}
                <span className="pill">{t('manifest.lists.is_read')}</span>
              </span>{' '}
              {read.length > 1 && <Only of={key} name={name} />}
            </li>
          ))}
          {unread.map(({ key, name, title, rows, isCopy }) => (
            <li key={key}>
              <span>
                <b>
                  <bdi>{name}</bdi>
                </b>{' '}
                {isCopy && <span className="pill">{t('manifest.lists.copy')}</span>}
                <small>
                  <bdi>{title}</bdi> {rows}
                </small>
              </span>{' '}
              <Only of={key} name={name} />
            </li>
          ))}
        </ul>
        {canTakeAll && (
          <button className="btn btn--md" type="submit" name="all" value="on">
            {t('manifest.lists.all')}
          </button>
        )}
      </fieldset>
    </Form>
  )
}

function Only({ of, name }: { of: string; name: string }) {
  const { t } = useLanguage()
  const label = t('manifest.lists.only')
  return (
    <button className="btn btn--line btn--sm" type="submit" name="only" value={of} aria-label={`${label}: ${name}`}>
      {label}
    </button>
  )
}
