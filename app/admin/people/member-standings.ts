/** What the team may have said of a member. */
export const memberStandings = ['new', 'approved', 'refused', 'blocked'] as const

/** The look of each. */
export const standingPills: Readonly<Record<(typeof memberStandings)[number], string>> = {
  new: 'pill pill--warn',
  approved: 'pill pill--ok',
  refused: 'pill',
  blocked: 'pill pill--bad',
}
