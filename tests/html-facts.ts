/** What the HTML of a page says before any script or style sheet has arrived. */
export interface HtmlFacts {
  readonly language: string
  readonly direction: string
  readonly headlines: number
  /** Attributes and elements with styles of their own, which the security policy refuses. */
  readonly inlineStyles: number
  readonly title: string
  readonly description: string
  /** The lines of text in `main`. */
  readonly lines: readonly string[]
  /** Everything a person may read: title, description, text. */
  readonly text: string
}

/** @param html a whole page, as the server writes it */
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
