import { DialogLink } from '../../accounts/account-form/dialog-link'
import { LotNumber } from '../../catalogue/cards/lot-card'
import { ResaleLimits } from '../../catalogue/lot-view/resale-limits'
import { PictureView } from '../../files/pictures/picture-view'
import { lotAddress } from '../../lots/facts/lot-address'
import type { PriceText } from '../../lots/presentation/lot-texts'
import { useLanguage } from '../../platform/i18n/use-language'
import { PageLink } from '../../platform/ui/page-link'
import type { BoxesOfForm } from '../buyers/buyer-fields'
import { PriceBox } from '../buyers/price-box'
import { CHANGE, LOT } from './inquiry-fields'
import { LotComment, LotQuantity } from './inquiry-parts'
import type { AskedLotView } from './present-asked-lots.server'

export function AskedLot({ form, lot }: { form: BoxesOfForm; lot: AskedLotView }) {
  const { t, language } = useLanguage()
  const { reference } = lot
  return (
    <fieldset className="request-group inquiry-lot">
      <legend className="visually-hidden">{t('inquiry.lot', { lot: reference })}</legend>
      <input type="hidden" name={LOT} value={reference} />
      <div className="inquiry-lot__head">
        {lot.picture && (
          <span className="inquiry-lot__img">
            <PictureView picture={lot.picture} sizes="120px" alt="" />
          </span>
        )}
        <div>
          <p className="caption">
            <LotNumber lot={lot} />
          </p>
          <h2 className="h5" {...lot.foreign}>
            <PageLink to={lotAddress(reference, language)}>{lot.title}</PageLink>
          </h2>
          <p className="inquiry-lot__facts">
            <span>{lot.quantity}</span>{' '}
            <span>
              <PriceOf price={lot.price} />
            </span>{' '}
            <span>{lot.place}</span>
          </p>
          {lot.isReserved && (
            <p className="inquiry-lot__facts">
              {t('lot.reserved')}. {t('lot_page.ask_anyway')}
            </p>
          )}
        </div>
        <button
          className="btn btn--quiet btn--md"
          type="submit"
          name={CHANGE}
          value={reference}
          aria-label={t('inquiry_form.leave_out_lot', { lot: reference })}
        >
          {t('inquiry_form.leave_out')}
        </button>
      </div>
      <div className="cells">
        <LotQuantity form={form} lot={lot} />
        <PriceBox form={form} box={`price.${reference}`} label={t('inquiry.target_price')} currency={lot.currency} />
        <LotComment form={form} lot={lot} label={t('inquiry.comment')} />
      </div>
      <ResaleLimits sentences={lot.restrictions} />
    </fieldset>
  )
}

/** The price as part of a line, so a hidden one says what it is about. */
function PriceOf({ price }: { price: PriceText }) {
  const { t } = useLanguage()
  if (price.visible) return `${price.label} ${price.amount}`
  if (price.gated === 'on_request') return t('inquiry.price_on_request')
  return (
    <DialogLink dialog="login" className="link">
      {t('inquiry.log_in_for_price')}
    </DialogLink>
  )
}
