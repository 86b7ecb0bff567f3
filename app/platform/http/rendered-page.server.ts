import { EventEmitter } from 'node:events'
import { createContext } from 'react-router'

/** An answer beside its page; the body of the answer counts if there is no page. */
export interface RenderedAnswer {
  readonly answer: Response
  readonly html: Buffer<ArrayBuffer> | null
}

/** The page that was rendered for a request; null if the answer is something else, such as a redirect. */
export const renderedPageContext = createContext<Buffer<ArrayBuffer> | null>(null)

/** Collects what React writes. A stream of Node would handle each of a hundred small pieces in a turn of its own. */
export class CollectedPage extends EventEmitter implements NodeJS.WritableStream {
  readonly writable = true
  readonly #pieces: Uint8Array[] = []
  readonly #done: (page: Buffer<ArrayBuffer>) => void

  constructor(done: (page: Buffer<ArrayBuffer>) => void) {
    super()
    this.#done = done
  }

  write(piece: Uint8Array | string): boolean {
    this.#pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
    return true
  }

  end(): this {
    this.#done(Buffer.concat(this.#pieces))
    return this
  }
}
