import type { Department } from './departments'
import type { Goods } from './goods-words'

/** Names for goods and departments in one language, in addition to the words of lots. Separated by commas. */
export type Names = Readonly<Partial<Record<Goods | Department, string>>>
