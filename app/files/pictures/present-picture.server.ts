import type { Picture } from './picture'
import type { pictures } from './pictures.table.server'

/** Presents a picture without revealing its source file. */
export function presentPicture(row: typeof pictures.$inferSelect): Picture {
  return { key: row.id, width: row.width, height: row.height, placeholder: row.placeholder }
}
