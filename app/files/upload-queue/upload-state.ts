/** The last three are final. */
export type UploadState = 'running' | 'pausing' | 'paused' | 'canceling' | 'canceled' | 'success' | 'error'

export type UploadCommand = 'pause' | 'resume' | 'cancel'

/** `aborted`: transfer stopped after pause or cancel. `retryable`: transient network or server error; `expired`: the same for too long. */
export type UploadEvent = UploadCommand | 'stepDone' | 'lastStepDone' | 'aborted' | 'retryable' | 'expired' | 'failed'

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

/** Next state, or null if the event is invalid: the call then returns false. */
export function nextUploadState(state: UploadState, event: UploadEvent): UploadState | null {
  return transitions[state][event] ?? null
}

export function isFinal(state: UploadState): state is 'canceled' | 'success' | 'error' {
  return state === 'canceled' || state === 'success' || state === 'error'
}

/** States shown in the UI: pausing and canceling appear as running. */
export type ShownUploadState = Exclude<UploadState, 'pausing' | 'canceling'>

export function shownUploadState(state: UploadState): ShownUploadState {
  return state === 'pausing' || state === 'canceling' ? 'running' : state
}
