/** Of every answer about what a member has saved: no copy of it is kept anywhere. */
export const OWN_HEADERS = { 'cache-control': 'private, no-store' } as const
