import { useMemo } from 'react'
import { pageAddress } from '../../platform/i18n/page-address'
import { isMessageKey, type MessageKey } from '../../platform/i18n/translate'
import { useLanguage } from '../../platform/i18n/use-language'
import { showToast } from '../../platform/ui/toast-message'
import type { WatchlistError } from './post-watchlist'

export function useWatchlistNotices() {
  const { t, language, messages } = useLanguage()
  return useMemo(
    () => ({
      tellDone: (text: MessageKey) => {
        const link = { text: t('watchlist.show'), to: pageAddress('/:lang/saved', language) }
        showToast({ text: t(text), isFault: false, link })
      },
      tellFault: ({ key, values }: WatchlistError, otherwise: MessageKey) =>
        showToast({ text: t(key !== null && isMessageKey(messages, key) ? key : otherwise, values), isFault: true }),
    }),
    [t, language, messages],
  )
}
