import { z } from 'zod'

const MAX_ITEMS = 100
/** Limit for an action on all matching items. */
export const MAX_FOUND = 500

const choice = 'validation.choice'

/** Item or lot and its version, as the colleague saw it: `{id}:{version}`. */
export const seenSchema = z
  .string(choice)
  .regex(/^[\da-f-]{36}:\d{1,9}$/, choice)
  .transform((text) => ({ id: text.slice(0, 36), version: Number(text.slice(37)) }))
  .refine(({ id }) => z.uuid().safeParse(id).success, choice)

export type SeenItem = z.output<typeof seenSchema>

export const seenItemsSchema = z
  .array(seenSchema, choice)
  .min(1, 'inbox.choose_first')
  .max(MAX_ITEMS, 'validation.too_many')
