import type { Names } from './names'

export const greekNames: Names = {}
