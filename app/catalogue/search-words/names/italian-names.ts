import type { Names } from './names'

export const italianNames: Names = {}
