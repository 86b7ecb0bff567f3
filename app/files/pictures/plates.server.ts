import { readFile } from 'node:fs/promises'
import type { Picture } from './picture'
import drawn from './plates.json'

/** Drawings of goods that stand for photos, by name: five for each category, such as `toys`, `toys-label`, `toys-pallet`. */
const plates = new Map(drawn.map(({ name, ...picture }) => [name, picture]))
const names = new Map(drawn.map(({ name, key }) => [key, name]))

/** The drawing of this name; null when there is none. */
export function findPlate(name: string): Picture | null {
  return plates.get(name) ?? null
}

/** The drawing in vectors (SVG) that a key of addresses stands for; null when it is none of a drawing. */
export async function readPlate(key: string): Promise<{ picture: Picture; bytes: Uint8Array } | null> {
  const name = names.get(key)
  const picture = name === undefined ? undefined : plates.get(name)
  return picture ? { picture, bytes: await readFile(`app/files/pictures/plates/${name}.svg`) } : null
}
