import { type RefObject, useEffect, useState } from 'react'
import { useLanguage } from '../../platform/i18n/use-language'

export function MissingFields({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { t } = useLanguage()
  const [missing, setMissing] = useState('')
  useEffect(() => {
    const element = form.current
    if (!element) return
    const look = () => setMissing(invalidFields(element).join(', '))
    look()
    const end = new AbortController()
    element.addEventListener('input', look, { signal: end.signal })
    element.addEventListener('change', look, { signal: end.signal })
    return () => end.abort()
  }, [form])
  return missing ? <span className="composer__stops">{t('inbox.still_missing', { fields: missing })}</span> : null
}

function invalidFields(form: HTMLFormElement): string[] {
  const fields = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(
    'input, textarea, select',
  )
  return [...fields].flatMap((field) => (field.validity.valid ? [] : (field.labels?.[0]?.textContent ?? [])))
}
