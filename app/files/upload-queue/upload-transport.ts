import type { DetailedError, Upload } from 'tus-js-client'
import {
  errorOfResponse,
  networkError,
  permanentError,
  type UploadError,
  UploadFailure,
  type UploadReason,
} from './upload-error'
import type { UploadReport, UploadTransport } from './upload-task'
import { deleteUpload, describeUpload } from './uploaded-file'

/** First chunk's size. Files up to this size are sent in one request, larger ones in resumable chunks. */
const FIRST_CHUNK_BYTES = 262_144
/** Chunk sizes double while the result stays below this. */
const CHUNK_LIMIT_BYTES = 33_554_432

/** A request without progress for this long counts as lost. */
const STALL_MS = 60_000

export interface TransportSettings {
  readonly endpoint: string
  /** Null: the file is not available, so the upload can only be found complete. */
  readonly file: File | null
  readonly size: number
  /** URL of an earlier upload of this file. */
  readonly uploadUrl: string | null
  /** The server created an upload, or no longer has it (null). */
  readonly onUploadUrl: (uploadUrl: string | null) => void
  readonly loadClient: () => Promise<{ Upload: new (...args: ConstructorParameters<typeof Upload>) => Upload }>
}

export function nextChunkSize(size: number): number {
  return size * 2 < CHUNK_LIMIT_BYTES ? size * 2 : size
}

export function createTusTransport(settings: TransportSettings): UploadTransport {
  const { endpoint, file, size, onUploadUrl, loadClient } = settings
  let { uploadUrl } = settings
  let chunkSize = FIRST_CHUNK_BYTES
  let sending: AbortController | null = null

  const send = (report: UploadReport): void => {
    const stop = new AbortController()
    sending = stop
    const sent = file ? sendFile(file, report, stop.signal) : Promise.resolve()
    sent
      .then(() => settle(stop.signal))
      .then(
        (uploaded) => {
          if (!stop.signal.aborted) report.done(uploaded)
        },
        async (error: unknown) => {
          const fault = await faultOf(error, file)
          chunkSize = FIRST_CHUNK_BYTES
          if (!stop.signal.aborted) report.fault(fault)
        },
      )
  }

  const sendFile = async (blob: File, report: UploadReport, stop: AbortSignal): Promise<void> => {
    const { Upload } = await loadClient().catch(() => Promise.reject(new UploadFailure(networkError)))
    if (stop.aborted) return
    await new Promise<void>((resolve, reject) => {
      const oneRequest = size <= FIRST_CHUNK_BYTES
      const upload: Upload = new Upload(blob, {
        // Without an endpoint the client cannot restart the upload by itself.
        endpoint: uploadUrl ? null : endpoint,
        uploadUrl,
        metadata: { filename: blob.name, filetype: blob.type || 'application/octet-stream' },
        chunkSize,
        uploadDataDuringCreation: oneRequest,
        retryDelays: null,
        storeFingerprintForResuming: false,
        onUploadUrlAvailable: () => keepUrl(upload.url),
        onProgress: (bytes) => {
          watch.restart()
          if (!stop.aborted) report.progress(bytes)
        },
        onChunkComplete: (_bytes, accepted) => {
          chunkSize = nextChunkSize(chunkSize)
          upload.options.chunkSize = chunkSize
          if (!stop.aborted && accepted < size) report.stepDone()
        },
        onSuccess: () => {
          watch.end()
          resolve()
        },
        onError: (error) => {
          watch.end()
          reject(error)
        },
      })
      const watch = watchForStall(() => {
        void upload.abort()
        reject(new UploadFailure(networkError))
      })
      stop.addEventListener('abort', () => {
        watch.end()
        void upload.abort()
      })
      upload.start()
    }).catch((error: unknown) => {
      if (!isGone(error) || stop.aborted) throw error
      // The server no longer has the earlier upload: restart.
      keepUrl(null)
      return sendFile(blob, report, stop)
    })
  }

  const settle = async (stop: AbortSignal): Promise<Awaited<ReturnType<typeof describeUpload>>> => {
    if (!uploadUrl) throw new UploadFailure(permanentError('object-not-found'))
    const uploaded = await describeUpload(uploadUrl, stop)
    if (uploaded.size === size) return uploaded
    throw new UploadFailure(permanentError('server-file-wrong-size'))
  }

  const keepUrl = (url: string | null): void => {
    if (url === uploadUrl) return
    uploadUrl = url
    onUploadUrl(url)
  }

  return {
    send,
    stop: async () => sending?.abort(),
    discard: async () => {
      sending?.abort()
      const url = uploadUrl
      keepUrl(null)
      if (url) await deleteUpload(url).catch(() => undefined)
    },
  }
}

/** Calls `stalled` unless restarted within `STALL_MS`. */
function watchForStall(stalled: () => void): { restart: () => void; end: () => void } {
  let timer = setTimeout(stalled, STALL_MS)
  return {
    restart: () => {
      clearTimeout(timer)
      timer = setTimeout(stalled, STALL_MS)
    },
    end: () => clearTimeout(timer),
  }
}

function isDetailed(error: unknown): error is DetailedError {
  return error instanceof Error && 'originalRequest' in error && 'originalResponse' in error
}

function isGone(error: unknown): boolean {
  if (!isDetailed(error) || error.originalRequest?.getMethod() !== 'HEAD') return false
  const status = error.originalResponse?.getStatus()
  return status === 404 || status === 410
}

const unreadable: UploadReason = { key: 'file_upload.unreadable', values: {} }

async function faultOf(error: unknown, file: File | null): Promise<UploadError> {
  if (error instanceof UploadFailure) return error.fault
  if (!isDetailed(error)) return permanentError('unknown')
  const answer = error.originalResponse
  if (answer) return errorOfResponse(answer.getStatus(), answer.getBody())
  // A file moved or changed on the device aborts the request like a lost connection.
  const readable = await file
    ?.slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
  return readable === false ? permanentError('invalid-argument', unreadable) : networkError
}
