import { useLanguage } from '../../platform/i18n/use-language'
import { TokenFrame } from './token-frame'

export function UnknownLink({ pageTitle }: { pageTitle: string }) {
  const { t } = useLanguage()
  return (
    <TokenFrame pageTitle={pageTitle} title={t('newsletter.unknown_title')} lead={t('newsletter.unknown_link')}>
      {null}
    </TokenFrame>
  )
}
