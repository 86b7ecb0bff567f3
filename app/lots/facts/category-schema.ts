import { z } from 'zod'
import { categories } from './categories'

const KNOWN = 'validation.choice'

/** Schema of one category. It asks for the list on each parse, because the site file may change. */
export const category = z
  .string(KNOWN)
  .refine((key) => categories.includes(key), KNOWN)
  .describe(
    'Key of a category of the site: the usual ones are toys, leisure, garden, jewelry, shoes, sport, beauty, electronics and food.',
  )

export const severalCategories = z
  .array(category, KNOWN)
  .max(100, KNOWN)
  .transform((chosen) => categories.filter((each) => chosen.includes(each)))
