import type { Names } from './names'

export const polishNames: Names = {}
