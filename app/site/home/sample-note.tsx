import goodsUrl from '../../files/pictures/illustrations/shoes.svg?url&no-inline'
import labelUrl from '../../files/pictures/illustrations/shoes-label.svg?url&no-inline'
import palletUrl from '../../files/pictures/illustrations/shoes-pallet.svg?url&no-inline'
import { useLanguage } from '../../platform/i18n/use-language'

const photos = [goodsUrl, palletUrl, labelUrl]

export function SampleNote() {
  const { t } = useLanguage()
  return (
    <div className="sample-note" aria-hidden="true">
      <div className="note">
        <div className="note__head">
          <b>{t('home.note')}</b>
          <span>1 / 1</span>
        </div>
        <div className="cells">
          <Cell number={1} label={t('home.note_name')} />
          <Cell number={2} label={t('home.note_company')} />
          <Cell number={5} label={t('home.note_goods')} lines={3} />
          <div className="cell cell--full">
            <Label number={6} label={t('home.note_files')} />
            <span className="sample-note__photo">
              {photos.map((photo) => (
                <img key={photo} src={photo} alt="" width="92" height="69" loading="lazy" decoding="async" />
              ))}
              <span>XLS</span>
            </span>
          </div>
        </div>
      </div>
      <span className="stampmark">{t('home.note_received')}</span>
    </div>
  )
}

function Cell({ number, label, lines = 1 }: { number: number; label: string; lines?: number }) {
  return (
    <div className={lines > 1 ? 'cell cell--full' : 'cell'}>
      <Label number={number} label={label} />
      {Array.from({ length: lines }, (_, line) => (
        <i key={line} />
      ))}
    </div>
  )
}

function Label({ number, label }: { number: number; label: string }) {
  return (
    <span className="cell__label">
      <span className="cell__number">{number}</span>
      {label}
    </span>
  )
}
