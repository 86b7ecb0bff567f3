import type { Names } from './names'

export const germanNames: Names = {}
