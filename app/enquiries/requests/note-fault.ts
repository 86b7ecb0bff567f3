/** What is wrong with a box of a note: a message key, and what fills the placeholders of its text. */
export interface NoteFault {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** What is wrong, by box. */
export type NoteFaults<Box extends string = string> = Readonly<Partial<Record<Box, NoteFault>>>
