export const MOST_SHOWN = 48
