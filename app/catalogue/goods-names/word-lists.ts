/** The format of this room's texts: a line with a head and a colon, then its words between commas. */
export function readWordLists(text: string): { readonly head: string; readonly words: readonly string[] }[] {
  const paragraphs = text.trim().split(/\n(?=\S)/)
  return paragraphs.map((paragraph) => {
    const [head = '', words = ''] = paragraph.split(/:\s+/)
    return { head, words: words.split(/,\s+/) }
  })
}
