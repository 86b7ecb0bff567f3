import type { RefObject } from 'react'
import { useParams } from 'react-router'
import { useLanguage } from '../../platform/i18n/use-language'
import type { DraftKind } from '../replies/draft-kinds'
import { useServerDraft } from './use-server-draft'

/** Autosaves an item form on the server until it is sent, so that it survives a reload or a failed connection. */
export function useItemDraft(form: RefObject<HTMLFormElement | null>, name: DraftKind): void {
  const { language } = useLanguage()
  const { item = '' } = useParams()
  useServerDraft(form, `/${language}/team/inbox/${item}/draft?form=${name}`, 'as typed')
}
