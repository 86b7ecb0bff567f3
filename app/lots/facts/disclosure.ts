import type { Visibility } from './trade-terms'

declare const approval: unique symbol

/** Branded so that only `audienceOfMember` can create it: a session alone does not prove approval. */
type ApprovedMember = 'member' & { readonly [approval]: true }

export type Audience = 'everyone' | ApprovedMember | 'team'

/** Audience of a member outside the office; members without approval see the public view. */
export function audienceOfMember(member: { readonly approved: boolean } | null | undefined): Exclude<Audience, 'team'> {
  return member?.approved ? ('member' as ApprovedMember) : 'everyone'
}

type AccessRestriction = Exclude<Visibility, 'public'>

export function accessRestrictionFor(visibility: Visibility, audience: Audience): AccessRestriction | null {
  if (audience === 'team' || visibility === 'public') return null
  return audience === 'member' && visibility === 'members' ? null : visibility
}

const STROKE = '•••'

/** Redacts brands as whole words, case-insensitively: a restricted brand must not appear in the manifest either. */
export function brandRedactor(brands: readonly string[]): (text: string) => string {
  const names = [...new Set(brands.map((brand) => brand.trim()).filter(Boolean))].sort(
    (one, other) => other.length - one.length,
  )
  if (names.length === 0) return (text) => text
  const any = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&').replace(/\s+/g, '\\s+')).join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu')
  return (text) => text.replace(pattern, STROKE)
}
