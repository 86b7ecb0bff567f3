import type { Services } from '../../platform/services/services.server'
import { sampleInput } from './sample-lot.suite'
import { writeLots } from './write-lots.server'

/** Stores the sample lot with changes. */
export async function writeSample(services: Services, changes: Record<string, unknown> = {}, demo = false) {
  const [written] = await writeLots(services, [{ lot: sampleInput(changes), demo }])
  if (!written || written.result === 'rejected') throw new Error(JSON.stringify(written))
  return written
}
