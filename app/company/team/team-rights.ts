/** An owner also decides who is in the team; a helper sees no costs, exports nothing and removes nothing. */
export const teamRoles = ['owner', 'trader', 'helper'] as const
export type TeamRole = (typeof teamRoles)[number]

/** `costs`: cost and minimum prices, margins, and what tells them. `team`: to invite, remove and set roles. */
export type Right = 'costs' | 'export' | 'remove' | 'team'

const rights: Readonly<Record<TeamRole, readonly Right[]>> = {
  owner: ['costs', 'export', 'remove', 'team'],
  trader: ['costs', 'export', 'remove'],
  helper: [],
}

declare const granted: unique symbol

/** Proof of a right, for functions that must not be called without one. Only `grant` makes it. */
export interface Granted<Name extends Right> {
  readonly [granted]: Name
}

export function hasRight(role: TeamRole, right: Right): boolean {
  return rights[role].includes(right)
}

/** Null: the role does not have the right. */
export function grant<Name extends Right>(role: TeamRole, right: Name): Granted<Name> | null {
  return hasRight(role, right) ? ({} as Granted<Name>) : null
}
