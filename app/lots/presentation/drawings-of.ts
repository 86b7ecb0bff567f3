import { isOwnDrawing } from '../../files/pictures/illustrations.server'
import { type Category, usualCategories } from '../facts/categories'
import table from './drawn-goods.csv?raw'

export const neutralDrawing = 'carton'

const kinds: readonly (readonly [drawing: string, words: readonly string[]])[] = table
  .trim()
  .split(/\r?\n/)
  .slice(1)
  .map((row) => {
    const [drawing = '', words = ''] = row.split('|')
    return [drawing, words.split(',').map(plain)]
  })

/** Cartons, which tell least of the goods. */
const scenes = ['pallet', 'bay', 'label', 'contents'] as const

/** Names of the drawings for goods, the best one first: the site's own, or of their kind, if the title names one, then cartons of their category. */
export function drawingsOf(category: Category | undefined, title: string): readonly [string, ...string[]] {
  if (category && isOwnDrawing(category)) return [category]
  if (!category || !usualCategories.some((usual) => usual === category)) return [neutralDrawing]
  const text = plain(` ${title}`)
  const kind = kinds.find(
    ([drawing, words]) => drawing.split('-')[0] === category && words.some((word) => text.includes(word)),
  )
  const [first, ...others] = scenes.map((scene) => `${category}-${scene}`)
  const cartons = [first ?? category, ...others.filter((name) => name !== kind?.[0])] as const
  return kind ? [kind[0], ...cartons.filter((name) => name !== kind[0])] : cartons
}

/** Chooses one drawing per lot of a list, so that no two lots beside or below each other have the same one where there are others. */
export function chooseDrawings(candidates: readonly (readonly [string, ...string[]])[]): readonly string[] {
  const chosen: string[] = []
  for (const names of candidates) {
    const near = chosen.slice(-MAX_COLUMNS)
    // Where all are near, the one that was shown longest ago.
    chosen.push(names.find((name) => !near.includes(name)) ?? near.find((name) => names.includes(name)) ?? names[0])
  }
  return chosen
}

/** Of the widest list. */
const MAX_COLUMNS = 4

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}
