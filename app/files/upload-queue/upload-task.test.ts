import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ScriptedTransport } from '../../../tests/scripted-transport'
import { networkError, permanentError, type UploadError } from './upload-error'
import { isFinal, nextUploadState, type UploadState } from './upload-state'
import { type UploadSnapshot, UploadTask } from './upload-task'
import type { UploadedFile } from './uploaded-file'

const SIZE = 1_000_000
const uploaded: UploadedFile = { id: 'a', name: 'a.bin', size: SIZE, contentType: 'x/y', url: 'http://host/a' }

function begin() {
  const transport = new ScriptedTransport()
  const task = new UploadTask(transport, SIZE)
  const seen = { snapshots: [] as UploadSnapshot[], errors: [] as string[], completed: 0 }
  task.subscribe({
    next: (snapshot) => seen.snapshots.push(snapshot),
    error: ({ fault }) => seen.errors.push(fault.code),
    complete: () => seen.completed++,
  })
  return { transport, task, seen }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const states = ['running', 'pausing', 'paused', 'canceling', 'canceled', 'success', 'error'] as const
const calls = ['pause', 'resume', 'cancel'] as const
const events = [...calls, 'stepDone', 'lastStepDone', 'aborted', 'retryable', 'expired', 'failed'] as const

/** Transition table of the specification, in the order of `events`; a dash means no change. */
const table: Readonly<Record<UploadState, string>> = {
  running: '   pausing -       canceling running  success -        running  error error',
  pausing: '   -       running canceling paused   success paused   paused   error error',
  paused: '    -       running canceled  -        -       -        -        -     -',
  canceling: ' -       -       -         canceled success canceled canceled error error',
  canceled: '  -       -       -         -        -       -        -        -     -',
  success: '   -       -       -         -        -       -        -        -     -',
  error: '     -       -       -         -        -       -        -        -     -',
}

describe('the state table', () => {
  const cells = states.flatMap((state) => {
    const after = table[state].trim().split(/\s+/)
    return events.map((event, index) => ({ state, event, after: after[index] }))
  })

  test('is complete', () => {
    expect(cells.filter(({ after }) => after)).toHaveLength(7 * 9)
  })

  test.each(cells)('$state, $event -> $after', ({ state, event, after }) => {
    expect(nextUploadState(state, event) ?? '-').toBe(after)
  })
})

describe('an upload', () => {
  test('goes through its chunks to success', () => {
    const { transport, task, seen } = begin()
    transport.report?.progress(400_000)
    transport.report?.stepDone()
    expect(task.snapshot).toEqual({ bytesTransferred: 400_000, totalBytes: SIZE, state: 'running', metadata: null })
    transport.report?.done(uploaded)
    expect(task.snapshot).toEqual({ bytesTransferred: SIZE, totalBytes: SIZE, state: 'success', metadata: uploaded })
    expect(seen.snapshots.map(({ bytesTransferred }) => bytesTransferred)).toEqual([0, 400_000, SIZE])
    expect(seen).toMatchObject({ completed: 1, errors: [] })
    expect([task.pause(), task.resume(), task.cancel()]).toEqual([false, false, false])
  })

  test('pauses once the running request has stopped, and resumes', async () => {
    const { transport, task, seen } = begin()
    expect(task.pause()).toBe(true)
    expect(task.state).toBe('pausing')
    expect(task.snapshot.state).toBe('running')
    expect(task.pause()).toBe(false)
    await transport.land()
    expect(task.state).toBe('paused')
    expect(seen.snapshots.at(-1)?.state).toBe('paused')
    expect(task.resume()).toBe(true)
    expect(task.state).toBe('running')
    expect(transport.sendings).toBe(2)
    expect(seen.snapshots.at(-1)?.state).toBe('running')
  })

  test('resumed while pausing continues once the running request has stopped', async () => {
    const { transport, task } = begin()
    task.pause()
    expect(task.resume()).toBe(true)
    expect(transport.sendings).toBe(1)
    await transport.land()
    expect(task.state).toBe('running')
    expect(transport.sendings).toBe(2)
  })

  test('is deleted on the server when cancelled, and reports that once', async () => {
    const { transport, task, seen } = begin()
    expect(task.cancel()).toBe(true)
    expect(task.state).toBe('canceling')
    await transport.land()
    expect(task.state).toBe('canceled')
    expect(transport.discarded).toBe(1)
    expect(seen).toMatchObject({ errors: ['canceled'], completed: 0 })
  })

  test('paused at the end of a step ignores a late error and succeeds when resumed', () => {
    const { transport, task, seen } = begin()
    const late = transport.report
    task.pause()
    late?.stepDone()
    late?.fault(permanentError('unauthorized'))
    expect(task.state).toBe('paused')
    task.resume()
    transport.report?.done(uploaded)
    expect(seen).toMatchObject({ completed: 1, errors: [] })
  })

  test('is cancelled at once while paused', async () => {
    const { transport, task, seen } = begin()
    task.pause()
    await transport.land()
    expect(task.cancel()).toBe(true)
    expect(task.state).toBe('canceled')
    expect(transport.discarded).toBe(1)
    expect(seen.errors).toEqual(['canceled'])
  })

  test.each(['pause', 'cancel'] as const)('%s takes effect at once when no request is running', async (call) => {
    const { transport, task } = begin()
    transport.report?.fault(networkError)
    expect(task[call]()).toBe(true)
    expect(task.state).toBe(call === 'pause' ? 'paused' : 'canceled')
    await vi.advanceTimersByTimeAsync(700_000)
    expect(transport.sendings).toBe(1)
  })

  test('retries at once when paused and resumed during a wait', async () => {
    const { transport, task } = begin()
    transport.report?.fault(networkError)
    task.pause()
    task.resume()
    await vi.advanceTimersByTimeAsync(0)
    expect(transport.sendings).toBe(2)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(transport.sendings).toBe(2)
  })

  test('fails at once on a permanent error', () => {
    const { transport, task, seen } = begin()
    transport.report?.fault(permanentError('unauthorized'))
    expect(task.state).toBe('error')
    expect(seen).toMatchObject({ errors: ['unauthorized'], completed: 0 })
  })

  test('waits 1 s, then doubling with jitter, and starts over after progress', async () => {
    const { transport } = begin()
    const fails = async (): Promise<number> => {
      const sendings = transport.sendings
      const at = performance.now()
      transport.report?.fault(networkError)
      while (transport.sendings === sendings) await vi.advanceTimersToNextTimerAsync()
      return performance.now() - at
    }
    for (const base of [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, 64_000]) {
      const wait = await fails()
      expect(wait).toBeGreaterThanOrEqual(base)
      expect(wait).toBeLessThanOrEqual(base * 1.25 + 1)
    }
    transport.report?.progress(1)
    expect(await fails()).toBeLessThanOrEqual(1_251)
  })

  test('is given up 600 000 ms after its last progress', async () => {
    const { transport, task, seen } = begin()
    await vi.advanceTimersByTimeAsync(300_000)
    transport.report?.progress(1)
    const begun = performance.now()
    let sendings = 0
    while (task.state === 'running') {
      if (transport.sendings > sendings) {
        sendings = transport.sendings
        // Resending the same byte is no progress.
        transport.report?.progress(1)
        transport.report?.fault(networkError)
      } else await vi.advanceTimersToNextTimerAsync()
    }
    expect(performance.now() - begun).toBeCloseTo(600_000, -1)
    expect(seen.errors).toEqual(['retry-limit-exceeded'])
  })

  test('does not count paused time', async () => {
    const { transport, task } = begin()
    task.pause()
    await transport.land()
    await vi.advanceTimersByTimeAsync(3_600_000)
    task.resume()
    transport.report?.fault(networkError)
    expect(task.state).toBe('running')
  })

  test('reports its end to a late observer', () => {
    const { transport, task } = begin()
    transport.report?.done(uploaded)
    const late: string[] = []
    task.subscribe({ next: ({ state }) => late.push(state), complete: () => late.push('complete') })
    expect(late).toEqual(['success', 'complete'])
  })

  test('reports nothing to an observer that has unsubscribed', () => {
    const transport = new ScriptedTransport()
    const task = new UploadTask(transport, SIZE)
    const heard: string[] = []
    const leave = task.subscribe({ next: ({ state }) => heard.push(state), complete: () => heard.push('complete') })
    leave()
    transport.report?.done(uploaded)
    expect(heard).toEqual(['running'])
  })
})

describe('in any order of events', () => {
  const faults: UploadError[] = [networkError, permanentError('unauthorized')]
  type Step = (typeof calls)[number] | 'land' | 'step' | 'done' | { bytes: number } | { fault: UploadError } | number
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('pause', 'resume', 'cancel', 'land', 'step', 'done') },
    { weight: 2, arbitrary: fc.record({ bytes: fc.nat(SIZE) }) },
    { weight: 2, arbitrary: fc.record({ fault: fc.constantFrom(...faults) }) },
    { weight: 1, arbitrary: fc.constantFrom(1, 900, 2_000, 70_000, 700_000) },
  )
  const answers: Record<'pause' | 'resume' | 'cancel', UploadState[]> = {
    pause: ['running'],
    resume: ['pausing', 'paused'],
    cancel: ['running', 'pausing', 'paused'],
  }

  test('calls follow the state table, and every observer gets exactly one end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { transport, task, seen } = begin()
        for (const each of steps) {
          const before = task.state
          if (typeof each === 'number') await vi.advanceTimersByTimeAsync(each)
          else if (typeof each === 'object') transport.say(each)
          else if (each === 'land') await transport.land()
          else if (each === 'step') transport.report?.stepDone()
          else if (each === 'done') transport.say({ done: uploaded })
          else expect(task[each]()).toBe(answers[each].includes(before))
          if (isFinal(before)) expect(task.state).toBe(before)
          const ends = seen.errors.length + seen.completed
          expect(ends).toBe(isFinal(task.state) ? 1 : 0)
          if (task.state === 'success') expect(seen.completed).toBe(1)
          if (task.state === 'canceled') expect(seen.errors).toEqual(['canceled'])
          expect(transport.discarded).toBe(task.state === 'canceled' ? 1 : 0)
        }
        task.cancel()
        await transport.land()
        expect(isFinal(task.state)).toBe(true)
        expect(seen.errors.length + seen.completed).toBe(1)
      }),
      { numRuns: 1_000 },
    )
  })
})
