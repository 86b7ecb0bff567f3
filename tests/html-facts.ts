/** Facts of a page's HTML without scripts and style sheets. */
export interface HtmlFacts {
  readonly language: string
  readonly direction: string
  readonly headlines: number
  /** Inline styles, which the content security policy blocks. */
  readonly inlineStyles: number
  readonly title: string
  readonly description: string
  readonly lines: readonly string[]
  readonly text: string
}

export function factsOf(html: string): HtmlFacts {
  const body = html.slice(html.indexOf('<body')).replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, '')
  const first = (pattern: RegExp) => decoded(html.match(pattern)?.[1] ?? '')
  const title = first(/<title>([^<]*)<\/title>/)
  const description = first(/<meta name="description" content="([^"]*)"/)
  return {
    language: first(/<html[^>]* lang="([^"]*)"/),
    direction: first(/<html[^>]* dir="([^"]*)"/),
    headlines: body.match(/<h1[\s>]/g)?.length ?? 0,
    inlineStyles: body.match(/<[^>]* style="|<style[\s>]/g)?.length ?? 0,
    title,
    description,
    lines: linesOf(body.slice(body.indexOf('<main'), body.indexOf('</main>'))),
    text: [title, description, ...linesOf(body)].join('\n'),
  }
}

function linesOf(html: string): string[] {
  const text = decoded(html.replaceAll(/<[^>]*>/g, '\n'))
  return text.split('\n').filter((line) => line.trim() !== '')
}

function decoded(text: string): string {
  const names: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return text.replaceAll(/&([\w#]+);/g, (whole, name: string) => names[name] ?? whole)
}
