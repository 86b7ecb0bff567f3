import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'
import { useLanguage } from '../../platform/i18n/use-language'
import type { ItemView } from '../item-view/present-item.server'

export function ColleaguesWriting({ writers }: Pick<ItemView, 'writers'>) {
  const { t } = useLanguage()
  const { revalidate } = useRevalidator()
  const reload = useEffectEvent(() => void revalidate())
  const seconds = Math.min(...writers.map((writer) => writer.seconds))
  useEffect(() => {
    if (!Number.isFinite(seconds)) return
    const timer = window.setTimeout(reload, seconds * 1_000)
    return () => window.clearTimeout(timer)
  }, [seconds])
  return (
    <div role="status">
      {writers.map(({ name }) => (
        <p key={name} className="alert alert--warn item__writing">
          {t('inbox.is_writing', { name })}
        </p>
      ))}
    </div>
  )
}
