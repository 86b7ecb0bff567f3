import type { Visibility } from './trade-terms'

declare const approval: unique symbol

/** A member whom the team has approved. Only `audienceOfMember` makes it: an address or a session alone does not. */
type ApprovedMember = 'member' & { readonly [approval]: true }

/** Who is shown something: anybody, a member whom the team has approved, or the team. */
export type Audience = 'everyone' | ApprovedMember | 'team'

/** What a member is shown outside the office: as much as everybody, unless the team has approved the account. */
export function audienceOfMember(member: { readonly approved: boolean } | null | undefined): Exclude<Audience, 'team'> {
  return member?.approved ? ('member' as ApprovedMember) : 'everyone'
}

/** Why something is not shown: it is for members, or for who asks the team. */
export type Gate = Exclude<Visibility, 'public'>

/** What keeps an audience from something; null: nothing. */
export function gateFor(visibility: Visibility, audience: Audience): Gate | null {
  if (audience === 'team' || visibility === 'public') return null
  return audience === 'member' && visibility === 'members' ? null : visibility
}

/** What stands for a brand that may not be named. */
const STROKE = '•••'

/**
 * Strikes brands out of a text, whole words in any case: who keeps a brand back does not mean it to stand in the manifest.
 * @returns the text as it is when there are none
 */
export function brandStriker(brands: readonly string[]): (text: string) => string {
  const names = [...new Set(brands.map((brand) => brand.trim()).filter(Boolean))].sort(
    (one, other) => other.length - one.length,
  )
  if (names.length === 0) return (text) => text
  const any = names.map((name) => name.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&').replace(/\s+/g, '\\s+')).join('|')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu')
  return (text) => text.replace(pattern, STROKE)
}
