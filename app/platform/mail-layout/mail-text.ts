import { type MailCell, type MailList, type MailPage, mailMark, renderMailHtml } from './mail-layout'

/** A mail as HTML and as text, with the picture that its HTML shows. */
export function renderMail(page: MailPage) {
  return { html: renderMailHtml(page), text: renderMailText(page), images: [mailMark] }
}

/** The same mail as plain text, for programs and people who prefer it. */
export function renderMailText(page: MailPage): string {
  const parts = [
    `${page.brand} | ${page.about}`,
    page.title,
    page.lead,
    ...(page.lists ?? []).map(listText),
    page.cells.map(cellText).join('\n'),
    [page.button.text, ...webAddress(page.button.href), page.note].join('\n'),
    // Mail programs fold away what follows this line: it is a signature.
    `-- \n${page.foot.text}\n${page.foot.links.map((link) => link.text).join('  ')}`,
  ]
  return `${parts.join('\n\n')}\n`
}

/** Addresses of pages have to be read; the ones of mail and phone say what the text says. */
function webAddress(href: string | undefined): string[] {
  return href?.startsWith('http') ? [href] : []
}

function listText({ title, items, links }: MailList): string {
  const goods = items.map(({ title, href, lines }) =>
    [title, ...lines, ...webAddress(href)].map((line) => `  ${line}`).join('\n'),
  )
  return [title, ...goods, links.flatMap(({ text, href }) => [text, ...webAddress(href)]).join('\n')].join('\n\n')
}

function cellText(cell: MailCell): string {
  const lines = cell.lines.flatMap((line) => [
    line.detail ? `${line.text} (${line.detail})` : line.text,
    ...webAddress(line.href),
  ])
  // A question needs no colon, whatever its language ends it with (Greek: a semicolon).
  const label = /[?;؟]$/.test(cell.label) ? cell.label : `${cell.label}:`
  const [only, ...more] = lines
  return more.length === 0 ? `${label} ${only ?? ''}` : `${label}\n${lines.map((line) => `  ${line}`).join('\n')}`
}
