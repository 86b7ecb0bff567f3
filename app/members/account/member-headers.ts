/** Of every answer of the member area: no copy of it is kept anywhere. */
export const MEMBER_HEADERS = { 'cache-control': 'private, no-store' } as const
