import type { Department } from './departments'
import type { Goods } from './goods-words'

/** What buyers of one language call goods and departments, beside the words that lots use. Names are separated by commas. */
export type Names = Readonly<Partial<Record<Goods | Department, string>>>
