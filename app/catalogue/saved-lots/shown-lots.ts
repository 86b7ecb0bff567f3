/** Lots on one page of a list of saved lots. */
export const MOST_SHOWN = 48
