import type { Picture } from './picture'
import type { pictures } from './pictures.table.server'

/** Writes out a picture for pages: nothing in it tells which file it was made of. */
export function presentPicture(row: typeof pictures.$inferSelect): Picture {
  return { key: row.id, width: row.width, height: row.height, placeholder: row.placeholder }
}
