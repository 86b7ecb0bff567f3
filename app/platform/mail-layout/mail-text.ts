import { type MailCell, type MailList, type MailPage, mailMark, renderMailHtml } from './mail-layout'

export function renderMail(page: MailPage) {
  return { html: renderMailHtml(page), text: renderMailText(page), images: [page.mark ?? mailMark] }
}

export function renderMailText(page: MailPage): string {
  const parts = [
    `${page.brand} | ${page.about}`,
    page.title,
    page.lead,
    ...(page.lists ?? []).map(listText),
    page.cells.map(cellText).join('\n'),
    [page.button.text, ...webAddress(page.button.href), page.note].join('\n'),
    // Mail programs fold what follows this line as a signature.
    `-- \n${page.foot.text}\n${page.foot.links.map((link) => link.text).join('  ')}`,
  ]
  return `${parts.join('\n\n')}\n`
}

/** Only web addresses; links to mail and phone repeat their text. */
function webAddress(href: string | undefined): string[] {
  return href?.startsWith('http') ? [href] : []
}

function listText({ title, items, links }: MailList): string {
  const goods = items.map(({ title, href, lines }) =>
    [title, ...lines, ...webAddress(href)].map((line) => `  ${line}`).join('\n'),
  )
  const ways = links.flatMap(({ text, href }) => [text, ...webAddress(href)]).join('\n')
  return [title, ...goods, ...(ways ? [ways] : [])].join('\n\n')
}

function cellText(cell: MailCell): string {
  const lines = cell.lines.flatMap((line) => [
    line.detail ? `${line.text} (${line.detail})` : line.text,
    ...webAddress(line.href),
  ])
  // No colon after a question mark, in any script (Greek: a semicolon).
  const label = /[?;؟]$/.test(cell.label) ? cell.label : `${cell.label}:`
  const [only, ...more] = lines
  return more.length === 0 ? `${label} ${only ?? ''}` : `${label}\n${lines.map((line) => `  ${line}`).join('\n')}`
}
