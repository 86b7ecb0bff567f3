import { readFile } from 'node:fs/promises'
import drawn from './illustrations.json'
import type { Picture } from './picture'

/** Illustrations used instead of photos: five per category, such as `toys`, `toys-label`, `toys-pallet`. */
const plates = new Map(drawn.map(({ name, ...picture }) => [name, picture]))
const names = new Map(drawn.map(({ name, key }) => [key, name]))

/** Null if there is no illustration of this name. */
export function findIllustration(name: string): Picture | null {
  return plates.get(name) ?? null
}

/** SVG of the illustration with this URL key; null if there is none. */
export async function readIllustration(key: string): Promise<{ picture: Picture; bytes: Uint8Array } | null> {
  const name = names.get(key)
  const picture = name === undefined ? undefined : plates.get(name)
  return picture ? { picture, bytes: await readFile(`app/files/pictures/illustrations/${name}.svg`) } : null
}
