/** Where an upload stands. The last three are final. */
export type UploadState = 'running' | 'pausing' | 'paused' | 'canceling' | 'canceled' | 'success' | 'error'

/** What a person asks of an upload. */
export type UploadCall = 'pause' | 'resume' | 'cancel'

/**
 * What happens to an upload. `aborted`: nothing is on its way any more because pausing or cancelling stopped it.
 * `retryable`: the network or the server failed for the moment; `expired`: the same, but for too long by now.
 */
export type UploadEvent = UploadCall | 'stepDone' | 'lastStepDone' | 'aborted' | 'retryable' | 'expired' | 'failed'

const failing = { expired: 'error', failed: 'error' } as const

const transitions: Readonly<Record<UploadState, Readonly<Partial<Record<UploadEvent, UploadState>>>>> = {
  running: {
    pause: 'pausing',
    cancel: 'canceling',
    stepDone: 'running',
    lastStepDone: 'success',
    retryable: 'running',
    ...failing,
  },
  pausing: {
    resume: 'running',
    cancel: 'canceling',
    stepDone: 'paused',
    lastStepDone: 'success',
    aborted: 'paused',
    retryable: 'paused',
    ...failing,
  },
  paused: { resume: 'running', cancel: 'canceled' },
  canceling: {
    stepDone: 'canceled',
    lastStepDone: 'success',
    aborted: 'canceled',
    retryable: 'canceled',
    ...failing,
  },
  canceled: {},
  success: {},
  error: {},
}

/** The state that follows; null where the event means nothing: a call then answers false. */
export function nextUploadState(state: UploadState, event: UploadEvent): UploadState | null {
  return transitions[state][event] ?? null
}

/** Whether nothing can happen to the upload any more. */
export function isFinal(state: UploadState): state is 'canceled' | 'success' | 'error' {
  return state === 'canceled' || state === 'success' || state === 'error'
}

/** The states that people see: pausing and canceling are moments of running. */
export type ShownUploadState = Exclude<UploadState, 'pausing' | 'canceling'>

export function shownUploadState(state: UploadState): ShownUploadState {
  return state === 'pausing' || state === 'canceling' ? 'running' : state
}
