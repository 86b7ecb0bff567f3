export const SAVED_LOTS_PAGE_SIZE = 48
