import { Ask } from '../../inbox/office-lists/ask'
import { pageAddress } from '../../platform/i18n/page-address'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import type { LotImport } from './lot-imports.server'

interface UndoableImport extends Pick<LotImport, 'id' | 'undo' | 'removed' | 'withdrawn' | 'returned' | 'kept'> {
  readonly canUndo: boolean
}

export function UndoImport({ of: one, page }: { of: UndoableImport; page: string }) {
  const { t, language } = useLanguage()
  const { removed, withdrawn, returned, kept } = one
  if (one.undo === null) {
    if (!one.canUndo) return null
    return (
      <Ask
        label={t('stock.import.take_back')}
        sure={t('stock.import.take_back_sure')}
        action={page}
        encType="multipart/form-data"
      >
        <input type="hidden" name="import" value={one.id} />
        <button className="btn btn--stamp" type="submit" name="intent" value="undo">
          {t('stock.import.take_back_yes')}
        </button>
      </Ask>
    )
  }
  return (
    <>
      <p role="status">
        {t(one.undo === 'asked' ? 'stock.import.taking_back' : 'stock.import.taken_back')}{' '}
        {t('stock.import.taken_counts', { removed, withdrawn, returned, kept: kept.length })}
      </p>
      {kept.length > 0 && (
        <ul>
          {kept.map(({ reference, why }) => (
            <li key={reference}>
              <PageLink to={`${pageAddress('/:lang/team/lots', language)}/${reference}`}>
                <bdi>{reference}</bdi>
              </PageLink>{' '}
              {t(`stock.import.kept.${why}`)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
