export const memberStandings = ['new', 'approved', 'refused', 'blocked'] as const

export const standingPills: Readonly<Record<(typeof memberStandings)[number], string>> = {
  new: 'pill pill--warn',
  approved: 'pill pill--ok',
  refused: 'pill',
  blocked: 'pill pill--bad',
}
