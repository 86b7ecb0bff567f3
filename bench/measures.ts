import { loadavg } from 'node:os'

/** Milliseconds that some work takes. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** The value that a share of the values, from 0 to 1, is below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

export function reportLoad(): void {
  console.log(`Processes that wanted a processor in the last five minutes: ${loadavg()[1]?.toFixed(1)}`)
}
