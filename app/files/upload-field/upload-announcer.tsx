import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../platform/i18n/use-language'
import type { UploadListState } from '../upload-queue/upload-list'
import { describeChanges, describeNotice } from './upload-texts'

/** Batches announcements: screen readers drop text that is replaced before being read. */
const GATHER_MS = 700

export function UploadAnnouncer({ state }: { state: UploadListState }) {
  const localization = useLanguage()
  const [words, setWords] = useState('')
  const said = useRef(state)
  const latest = useRef(state)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  useEffect(() => {
    latest.current = state
    if (state === said.current || timer.current) return
    timer.current = setTimeout(() => {
      timer.current = null
      const [before, after] = [said.current, latest.current]
      said.current = after
      const notices = after.notices === before.notices ? [] : after.notices
      const news = [
        ...notices.map((notice) => describeNotice(localization, notice)),
        ...describeChanges(localization, before.rows, after.rows),
      ]
      if (news.length > 0) setWords(news.join('. '))
    }, GATHER_MS)
  })
  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current)
    },
    [],
  )
  return (
    <div className="visually-hidden" role="status">
      {words}
    </div>
  )
}
