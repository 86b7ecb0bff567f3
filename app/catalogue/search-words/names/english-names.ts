import type { Names } from './names'

export const englishNames: Names = {}
