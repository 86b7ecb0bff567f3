import { useLanguage } from '../i18n/use-language'

/** Why to order, each with an outline on a grid of 80: a barrel, a jar, a tree, a seal. */
const reasons = [
  {
    title: 'aliveta.wholesale',
    text: 'aliveta.wholesale_text',
    outline:
      'M22 24c0-6 36-6 36 0v36c0 6-36 6-36 0zM22 24c0 6 36 6 36 0M22 36c0 6 36 6 36 0M22 48c0 6 36 6 36 0M40 12v8M34 8c4 0 6 2 6 6 0-5 3-8 8-8 0 5-3 8-8 8',
  },
  {
    title: 'aliveta.retail',
    text: 'aliveta.retail_text',
    outline:
      'M26 28h28v36a4 4 0 0 1-4 4H30a4 4 0 0 1-4-4zM24 18h32v10H24zM33 48a7 9 0 1 0 14 0a7 9 0 1 0-14 0M40 39c0-4 3-6 7-6M26 38h6M48 60h6',
  },
  {
    title: 'aliveta.origin',
    text: 'aliveta.origin_text',
    outline:
      'M36 68c3-12-2-18-8-24M44 68c-2-14 4-20 10-26M40 66V44M28 44c-9 0-14-6-14-12 0-7 6-11 12-10 2-7 8-11 15-11s13 5 14 12c7 0 11 5 11 10 0 7-6 11-12 11M30 34c3 3 6 3 9 0M44 28c3 3 6 3 9 0M12 70h56',
  },
  {
    title: 'aliveta.quality',
    text: 'aliveta.quality_text',
    outline: 'M20 32a20 20 0 1 0 40 0a20 20 0 1 0-40 0M30 49l-5 20 15-7 15 7-5-20M31 33l6 6 12-13',
  },
] as const

export function AlivetaReasons() {
  const { t } = useLanguage()
  return (
    <div className="afeat">
      {reasons.map(({ title, text, outline }) => (
        <article key={title}>
          <svg viewBox="0 0 80 80" aria-hidden="true" fill="none" stroke="currentColor" strokeWidth="2.5">
            <path strokeLinejoin="round" strokeLinecap="round" d={outline} />
          </svg>
          <h3>{t(title)}</h3>
          <p>{t(text)}</p>
        </article>
      ))}
    </div>
  )
}
