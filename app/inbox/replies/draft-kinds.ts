export const draftKinds = ['reply', 'note', 'counter_offer'] as const
export type DraftKind = (typeof draftKinds)[number]

export function parseDraftKind(intent: unknown): DraftKind | null {
  return draftKinds.find((form) => form === intent) ?? null
}
