import { useSite } from '../../company/contacts/use-site'
import { useLanguage } from '../../platform/i18n/use-language'

/** A sentence with the company's email as a link, wherever the language puts it. */
export function TextWithEmail({ message }: { message: 'accounts.failed_text' | 'second_step.lost' }) {
  const { t } = useLanguage()
  const { company } = useSite()
  const [before, after] = t(message, { email: '\0' }).split('\0')
  return (
    <>
      {before}
      <a href={`mailto:${company.email}`}>
        <bdi dir="ltr">{company.email}</bdi>
      </a>
      {after}
    </>
  )
}
