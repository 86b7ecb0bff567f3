/** Value of a button or field; empty if there is none of that name. */
export function standsFor(html: string, name: string): string {
  const [tag = ''] = new RegExp(`<[^>]* name="${name.replaceAll('.', '\\.')}"[^>]*>`).exec(html) ?? []
  return attributeOf(tag, 'value') ?? ''
}

/** Fields, except files, that a browser without JavaScript would send of the form with a field whose name starts with `name`. */
export function boxesOf(html: string, name: string): URLSearchParams {
  const form = html.match(/<form.*?<\/form>/gs)?.find((each) => each.includes(`name="${name}`)) ?? ''
  const boxes = new URLSearchParams()
  const add = (tag: string, value: string) => {
    const box = attributeOf(tag, 'name')
    if (box && !tag.includes(' form="')) boxes.append(box, value)
  }
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const type = attributeOf(tag, 'type')
    const isSwitch = type === 'checkbox' || type === 'radio'
    if (type === 'file' || (isSwitch && !tag.includes(' checked=""'))) continue
    add(tag, attributeOf(tag, 'value') ?? (isSwitch ? 'on' : ''))
  }
  for (const [, tag = '', options = ''] of form.matchAll(/<select([^>]*)>(.*?)<\/select>/gs)) {
    const [first = '', ...others] = options.match(/<option[^>]*>/g) ?? []
    const chosen = [first, ...others].find((option) => option.includes(' selected=""')) ?? first
    add(tag, attributeOf(chosen, 'value') ?? '')
  }
  for (const [, tag = '', text = ''] of form.matchAll(/<textarea([^>]*)>(.*?)<\/textarea>/gs))
    add(tag, plain(text).replace(/^\n/, ''))
  return boxes
}

function attributeOf(tag: string, name: string): string | undefined {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
  return value === undefined ? undefined : plain(value)
}

function plain(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
