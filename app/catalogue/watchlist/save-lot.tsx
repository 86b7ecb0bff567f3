import { useLanguage } from '../../platform/i18n/use-language'
import { Icon } from '../../platform/ui/icon'
import '../../platform/ui/toggle.css'
import type { KeptLot } from './device-watchlist'
import './save-lot.css'
import { useLotInAccount, useLotOnDevice } from './use-saved-lot'
import { SAVE_FORM } from './watchlist'

interface SaveLotProps {
  readonly lot: KeptLot
  /** Where it stands: on a card's photo, in a line of a table, or among the things that can be done with a lot. */
  readonly look: 'corner' | 'line' | 'button'
}

/**
 * Saves a lot, or drops it again. Pages that have it show `<Watchlist>` once.
 * @param props.saved whether the member's account has it; null: nobody has signed in, and the device keeps it
 */
export function SaveLot({ saved, ...props }: SaveLotProps & { saved: boolean | null }) {
  return saved === null ? <SaveOnDevice {...props} /> : <SaveInAccount {...props} known={saved} />
}

/** Only a script can keep something on the device: without one it is not there. */
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

/** Without a script it sends the form of `<Watchlist>`, wherever it stands. */
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
        <span className="vh">{t('watchlist.save_lot', { reference: lot.reference, title: lot.title })}</span>
      )}
    </>
  )
}
