import type { Names } from './names'

export const spanishNames: Names = {}
