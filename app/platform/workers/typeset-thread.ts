// The thread that typesets documents: Typst, compiled to WebAssembly. While it works on one, it hears nothing.
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import initialise, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'

export interface TypesetJob {
  readonly template: string
  /** What it can read, by name: data, pictures. There is nothing else: no files, no network. */
  readonly files: Readonly<Record<string, Uint8Array>>
}

/** What it is told: the document as PDF, or what is wrong with template or data. */
export type TypesetOutcome = { readonly pdf: Uint8Array } | { readonly fault: string }

const FONTS = 'app/platform/ui/print-fonts'
const MAIN = '/main.typ'
/** Of what a compiler may say, all of it, for the log. */
const FULL_DIAGNOSTICS = 3

const compiler = openCompiler()

parentPort?.on('message', async (job: TypesetJob) => parentPort?.postMessage(await typeset(job)))

async function typeset({ template, files }: TypesetJob): Promise<TypesetOutcome> {
  const typst = await compiler
  typst.reset()
  typst.reset_shadow()
  typst.add_source(MAIN, template)
  for (const [name, bytes] of Object.entries(files)) typst.map_shadow(`/${name}`, bytes)
  // What it throws is a panic, after which it cannot be trusted: the process ends, and the next one is a new one.
  const { result, diagnostics } = typst.compile(MAIN, null, 'pdf', FULL_DIAGNOSTICS)
  return result ? { pdf: result } : { fault: JSON.stringify(diagnostics) }
}

async function openCompiler() {
  const program = import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm')
  await initialise({ module_or_path: await readFile(fileURLToPath(program)) })
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const name of await readdir(FONTS)) {
    if (name.endsWith('.ttf')) await builder.add_raw_font(await readFile(`${FONTS}/${name}`))
  }
  return builder.build()
}
