import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import '../../platform/ui/toggle.css'
import type { DeviceLot } from './device-watchlist'
import './save-lot.css'
import { useLotInAccount, useLotOnDevice } from './use-saved-lot'
import { SAVE_FORM } from './watchlist'

interface SaveLotProps {
  readonly lot: DeviceLot
  readonly look: 'corner' | 'line' | 'button'
}

/** Requires one `<Watchlist>` on the page. @param props.saved null when signed out: the device stores it */
export function SaveLot({ saved, ...props }: SaveLotProps & { saved: boolean | null }) {
  return saved === null ? <SaveOnDevice {...props} /> : <SaveInAccount {...props} known={saved} />
}

function SaveOnDevice(props: SaveLotProps) {
  const { saved, onClick } = useLotOnDevice(props.lot)
  return (
    <button
      type="button"
      className={`toggle toggle--${props.look} save needs-js`}
      aria-pressed={saved}
      onClick={onClick}
    >
      <SaveLabel {...props} />
    </button>
  )
}

/** Without JavaScript it submits the form in `<Watchlist>`. */
function SaveInAccount({ known, ...props }: SaveLotProps & { known: boolean }) {
  const { reference } = props.lot
  const { saved, onClick } = useLotInAccount(reference, known)
  return (
    <button
      type="submit"
      form={SAVE_FORM}
      name={saved ? 'drop' : 'save'}
      value={reference}
      className={`toggle toggle--${props.look} save`}
      aria-pressed={saved}
      onClick={onClick}
    >
      <SaveLabel {...props} />
    </button>
  )
}

function SaveLabel({ lot, look }: SaveLotProps) {
  const { t } = useLanguage()
  return (
    <>
      <Icon name="bookmark" />
      {look === 'button' ? (
        t('watchlist.save')
      ) : (
        <span className="visually-hidden">
          {t('watchlist.save_lot', { reference: lot.reference, title: lot.title })}
        </span>
      )}
    </>
  )
}
