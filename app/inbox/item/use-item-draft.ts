import type { RefObject } from 'react'
import { useParams } from 'react-router'
import { useLanguage } from '../../platform/i18n/use-language'
import { useKeptForm } from '../office/use-kept-form'
import type { WrittenForm } from '../triage/written-forms'

/** Keeps what is typed into a form of an item at the server until it is sent: after a reload, or a send without a connection. */
export function useItemDraft(form: RefObject<HTMLFormElement | null>, name: WrittenForm): void {
  const { language } = useLanguage()
  const { item = '' } = useParams()
  useKeptForm(form, `/${language}/team/inbox/${item}/draft?form=${name}`, 'as typed')
}
