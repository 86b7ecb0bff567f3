import { renderToStaticMarkup } from 'react-dom/server'

/** A personal mail: the words as typed, with the quoted message below. */
interface MailLetter {
  readonly lang: string
  readonly dir: 'ltr' | 'rtl'
  readonly title: string
  readonly text: string
  readonly answers: { readonly intro: string; readonly text: string }
  readonly page: { readonly text: string; readonly href: string } | null
}

export function renderLetterHtml({ lang, dir, title, text, answers, page: more }: MailLetter): string {
  const page = (
    <html lang={lang} dir={dir}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{title}</title>
      </head>
      <body style={{ margin: 0, padding: 16, font: '16px/1.5 Arial, sans-serif' }}>
        {/* Repeated, because web mail keeps only the inside of the body. */}
        <div lang={lang} dir={dir}>
          <div style={{ maxWidth: 640, whiteSpace: 'pre-wrap' }}>{text}</div>
          {more && (
            <p style={{ margin: '24px 0 0' }}>
              <a href={more.href} style={{ color: '#006144' }}>
                {more.text}
              </a>
            </p>
          )}
          <p style={{ margin: '32px 0 8px', color: '#5e685f' }}>{answers.intro}</p>
          <blockquote
            dir="auto"
            style={{
              maxWidth: 640,
              margin: 0,
              padding: '0 12px',
              whiteSpace: 'pre-wrap',
              color: '#5e685f',
              borderInlineStart: '3px solid #d6ae7d',
            }}
          >
            {answers.text}
          </blockquote>
        </div>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

/** Plain text, with the quoted message marked as mail programs do. */
export function renderLetterText({ text, answers, page }: MailLetter): string {
  const quoted = answers.text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n')
  const more = page ? `${page.text}\n${page.href}\n\n` : ''
  return `${text}\n\n${more}${answers.intro}\n${quoted}\n`
}
