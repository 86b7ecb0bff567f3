/** Seeded pseudo-random numbers (mulberry32). */
export interface DemoRandom {
  next(): number
  pick<Choice>(choices: readonly [Choice, ...Choice[]]): Choice
  chance(share: number): boolean
}

export function demoRandom(seed: string): DemoRandom {
  let state = [...seed].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    next,
    pick: (choices) => choices[Math.floor(next() * choices.length)] ?? choices[0],
    chance: (share) => next() < share,
  }
}
