import { Form } from 'react-router'
import { useLanguage } from '../../platform/i18n/use-language'
import type { ListView } from './present-lists.server'

export function PriceQuestion(props: { list: ListView; mapping: NonNullable<ListView['mapping']> }) {
  const { list, mapping } = props
  const { t } = useLanguage()
  const open = mapping.columns.filter(({ isOpen }) => isOpen)
  if (open.length === 0) return null
  return (
    <Form method="post" className="seller-list__question" preventScrollReset>
      <input type="hidden" name="file" value={list.fileId} />
      <input type="hidden" name="version" value={list.version} />
      <input type="hidden" name="intent" value="manifest" />
      <fieldset>
        <legend>{t('manifest.question.title')}</legend>
        <p>{t('manifest.question.hint')}</p>
        <ul>
          {open.map(({ place, letter, heading, samples }) => (
            <li key={place}>
              <button className="btn btn--md" type="submit" name="price" value={place}>
                <b dir="ltr">{letter}</b> <bdi>{heading}</bdi>
              </button>{' '}
              <small>
                <bdi>{samples.join(' · ')}</bdi>
              </small>
            </li>
          ))}
          <li>
            <button className="btn btn--md" type="submit" name="price" value="none">
              {t('manifest.question.none')}
            </button>
          </li>
        </ul>
      </fieldset>
    </Form>
  )
}
