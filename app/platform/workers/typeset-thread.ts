// The thread that typesets documents: Typst, compiled to WebAssembly. While it works on one, it hears nothing.
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import initialise, { TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'

export interface TypesetJob {
  readonly template: string
  /** All files the template can read, by name: data and pictures. It has no access to disk or network. */
  readonly files: Readonly<Record<string, Uint8Array>>
}

/** The document as PDF, or the errors in template or data. */
export type TypesetOutcome = { readonly pdf: Uint8Array } | { readonly fault: string }

const FONTS = 'app/platform/ui/print-fonts'
const MAIN = '/main.typ'
/** All messages of the compiler, for the log. */
const FULL_DIAGNOSTICS = 3

const compiler = openCompiler()

parentPort?.on('message', async (job: TypesetJob) => parentPort?.postMessage(await typeset(job)))

async function typeset({ template, files }: TypesetJob): Promise<TypesetOutcome> {
  const typst = await compiler
  typst.reset()
  typst.reset_shadow()
  typst.add_source(MAIN, template)
  for (const [name, bytes] of Object.entries(files)) typst.map_shadow(`/${name}`, bytes)
  // A thrown error is a panic, after which the compiler is unusable: the process ends and the next job starts another.
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
