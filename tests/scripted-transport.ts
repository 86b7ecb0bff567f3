import type { UploadError } from '../app/files/upload-queue/upload-error'
import type { UploadReport, UploadTransport } from '../app/files/upload-queue/upload-task'
import type { UploadedFile } from '../app/files/upload-queue/uploaded-file'

export class ScriptedTransport implements UploadTransport {
  sendings = 0
  discarded = 0
  report: UploadReport | null = null
  #landed: (() => void) | null = null

  send(report: UploadReport): void {
    this.sendings++
    this.report = report
  }

  stop(): Promise<void> {
    return new Promise((resolve) => {
      this.#landed = () => {
        this.report = null
        resolve()
      }
    })
  }

  async discard(): Promise<void> {
    this.discarded++
  }

  /** Reports progress or an end, after which the transport is silent. */
  say(what: { bytes: number } | { fault: UploadError } | { done: UploadedFile }): void {
    const { report } = this
    if ('bytes' in what) {
      report?.progress(what.bytes)
      return
    }
    this.report = null
    if ('fault' in what) report?.fault(what.fault)
    else report?.done(what.done)
  }

  async land(): Promise<void> {
    this.#landed?.()
    this.#landed = null
    await Promise.resolve()
  }
}
