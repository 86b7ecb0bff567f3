import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { z } from 'zod'

const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

/** The checker needs Java. */
export const canCheckMarkup = spawnSync('java', ['-version']).status === 0

const findings = z.object({
  messages: z.array(
    z.object({
      url: z.string(),
      type: z.string(),
      subType: z.string().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
})

/** Runs the Nu HTML checker once over all pages (name -> HTML). @returns one line per error or warning */
export async function checkMarkup(pages: ReadonlyMap<string, string>): Promise<string[]> {
  const directory = await mkdtemp(join(tmpdir(), 'markup-'))
  try {
    const files = [...pages].map(([name, html]) => [join(directory, `${name}.html`), html] as const)
    await Promise.all(files.map(([file, html]) => writeFile(file, html)))
    // For these few pages, Java's optimising compiler costs seven times the work. Code without it needs more stack.
    const java = ['-XX:TieredStopAtLevel=1', '-Xss8m', '-jar', checker]
    const options = [...java, '--format', 'json', '--exit-zero-always', ...files.map(([file]) => file)]
    const { stderr, error } = spawnSync('java', options, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    if (error) throw error
    // Of the info messages, only warnings count; the slash of `<br/>`, which React writes, is not one.
    return findings
      .parse(JSON.parse(stderr))
      .messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning')
      .map(({ url, type, message, extract }) =>
        `${basename(url, '.html')}: ${type}: ${message} ${extract ?? ''}`.trim(),
      )
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
