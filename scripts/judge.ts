// `npm run judge -- NAME`: experiments that are too long for the tests. Each prints what it found and fails if a promise was broken.
import { killNine } from '../tests/judges/kill-nine.ts'

const judges: Readonly<Record<string, () => Promise<boolean>>> = {
  'kill-nine': async () => {
    const result = await killNine(100)
    console.log(JSON.stringify(result, null, 2))
    return result.faults.length === 0 && result.controlFound && result.slowestReadyMs < 3_000
  },
}

const name = process.argv[2] ?? ''
const judge = judges[name]
if (!judge) {
  console.error(`usage: npm run judge -- ${Object.keys(judges).join('|')}`)
  process.exit(2)
}
process.exit((await judge()) ? 0 : 1)
