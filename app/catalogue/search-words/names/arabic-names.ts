import type { Names } from './names'

export const arabicNames: Names = {}
