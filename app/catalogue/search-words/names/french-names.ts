import type { Names } from './names'

export const frenchNames: Names = {}
