import { Zip, ZipPassThrough } from 'fflate'
import { Refusal } from '../../platform/base/errors'
import type { FinishServices } from './finish-upload.server'
import { readFile } from './read-file.server'

/**
 * Streams stored files as a zip archive, one file in memory at a time. Uncompressed, because pictures and documents already are
 * compressed. Skips refused and deleted files.
 */
export function zipFiles(
  services: FinishServices,
  files: readonly { readonly id: string; readonly name: string }[],
): ReadableStream<Uint8Array> {
  const waiting = namedOnce(files)
  const packed: Uint8Array[] = []
  const zip = new Zip((fault, chunk) => {
    if (fault) throw fault
    packed.push(chunk)
  })
  let hasEnded = false
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      while (packed.length === 0 && !hasEnded) {
        const next = waiting.shift()
        if (next) await pack(services, zip, next)
        else {
          zip.end()
          hasEnded = true
        }
      }
      for (const chunk of packed.splice(0)) controller.enqueue(chunk)
      if (hasEnded) controller.close()
    },
  })
}

async function pack(services: FinishServices, zip: Zip, { id, name }: { id: string; name: string }): Promise<void> {
  try {
    const { bytes } = await readFile(services, id)
    const entry = new ZipPassThrough(name)
    zip.add(entry)
    entry.push(bytes, true)
  } catch (fault) {
    if (!(fault instanceof Refusal) || fault.status !== 404) throw fault
  }
}

/** Equal names would overwrite each other when unpacked. */
function namedOnce(files: readonly { readonly id: string; readonly name: string }[]): { id: string; name: string }[] {
  const taken = new Set<string>()
  return files.map(({ id, name }) => {
    const [, stem = '', ending = ''] = /^(.*?)(\.\w{1,5})?$/s.exec(name) ?? []
    let free = name
    for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${stem} (${count})${ending}`
    taken.add(free.toLowerCase())
    return { id, name: free }
  })
}
