import type { RefObject } from 'react'
import { useParams } from 'react-router'
import { useLanguage } from '../../platform/i18n/use-language'
import { useServerDraft } from '../office/use-server-draft'
import type { WrittenForm } from '../triage/written-forms'

/** Autosaves an item form on the server until it is sent, so that it survives a reload or a failed connection. */
export function useItemDraft(form: RefObject<HTMLFormElement | null>, name: WrittenForm): void {
  const { language } = useLanguage()
  const { item = '' } = useParams()
  useServerDraft(form, `/${language}/team/inbox/${item}/draft?form=${name}`, 'as typed')
}
