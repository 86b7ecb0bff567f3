// `npm run judge -- mutations [SUBJECT [SAMPLE]]`: changes the code line by line and reports the changes that no test notices.
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'

interface Subject {
  readonly code: readonly string[]
  /** Tests that have to notice, cheap ones first. */
  readonly tests: readonly string[]
}

const subjects: Readonly<Record<string, Subject>> = {
  prices: {
    code: [
      'app/lots/lots/lot-figures.ts',
      'app/lots/facts/decimal.ts',
      'app/lots/manifest-parser/{column-formats,recognise-columns,read-cells,sum-lines}.ts',
    ],
    tests: [
      'app/lots/{lots/lot-figures,facts/decimal}.test.ts',
      'app/lots/manifest-parser/{cells-alone,columns-alone,sum-lines}.test.ts',
    ],
  },
  visibility: {
    code: ['app/lots/facts/disclosure.ts', 'app/lots/presentation/present-lot.server.ts'],
    tests: ['app/lots/presentation/present-lot.test.ts'],
  },
  guard: {
    code: ['app/stock/guard/*.ts', 'app/stock/leaks/{find-leaks,find-phrases,cost-words,price-words,private-words}.ts'],
    tests: [
      'app/stock/{guard/public-goods,leaks/find-leaks}.test.ts',
      'app/stock/{guard/guarded-edits,guard/guard,leaks/offer-corpus}.test.ts',
      'app/stock/publish/publish-{offer,files}.test.ts',
    ],
  },
  offers: {
    code: ['app/offers/offers/*.ts', '!app/offers/offers/*.table.server.ts'],
    tests: [
      'app/offers/offers/{offer-facts,offer-schema,offer-mail}.test.ts',
      'app/offers/offers/{submit-offer,offers.api,offer-details}.test.ts',
      'app/inbox/offer-page/offer-page.test.ts',
    ],
  },
  files: {
    code: ['app/files/{content,transfers}/*.ts', '!app/files/**/*.table.server.ts'],
    tests: [
      'app/files/content/!(file-content).test.ts',
      'app/files/content/file-content.test.ts',
      'app/files/transfers/{tus-headers,request-body}.test.ts',
      'app/files/transfers/!(receive-form|tus.api|uploads-on-s3|virus-scan).test.ts',
      'app/files/transfers/{receive-form,tus.api,virus-scan}.test.ts',
    ],
  },
  identity: {
    code: ['app/accounts/{identity,factors}/*.ts', '!app/accounts/**/*.table.server.ts'],
    tests: [
      'app/accounts/identity/{account-input,account-mail,members,password-guesses}.test.ts',
      'app/accounts/identity/!(guessing|account-input|account-mail|members|password-guesses).test.ts',
      'app/accounts/{account-changes,staff}/*.test.ts',
      'app/admin/members/members.test.ts',
    ],
  },
  privacy: {
    code: ['app/accounts/personal-data/*.ts', '!app/accounts/**/*.table.server.ts'],
    tests: [
      'app/accounts/personal-data/{mentions,retain}.test.ts',
      'app/accounts/personal-data/!(mentions|retain).test.ts',
      'app/admin/privacy/*.test.ts',
      'app/members/account/{deleted-account,own-data}.test.ts',
    ],
  },
}

/** Share of changes that a test must notice, in percent. */
const enough = 85

/** Lines of a sample are taken in blocks, because many changes span lines. */
const blockLines = 12

/**
 * Mutates one subject, or one after the other.
 * @param sample one block of lines in so many is changed: a whole subject can take hours
 * @returns whether enough changes were noticed in each
 */
export function findMutations(wanted?: string, sample = 1): boolean {
  const names = wanted ? [wanted] : Object.keys(subjects)
  return names.map((name) => mutate(name, sample)).every(Boolean)
}

function mutate(name: string, sample: number): boolean {
  const subject = subjects[name]
  if (!subject) throw new Error(`There is no subject "${name}": ${Object.keys(subjects).join(', ')}.`)
  const { code, tests } = subject
  const left = [...code.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1)), 'app/**/*.{test,suite}.ts']
  const files = globSync(
    code.filter((glob) => !glob.startsWith('!')),
    { exclude: left },
  )
  const env = {
    ...process.env,
    MUTATIONS: JSON.stringify({ mutate: files.sort().flatMap(sampled(sample)), tests, enough }),
  }
  return spawnSync('stryker', ['run', 'scripts/stryker.config.mjs'], { stdio: 'inherit', env }).status === 0
}

/** Counts blocks through all files, so that small ones are not only sampled by their imports. */
function sampled(sample: number): (file: string) => string[] {
  let blocks = 0
  return (file) => {
    if (sample === 1) return [file]
    const lines = readFileSync(file, 'utf8').split('\n').length
    const ranges: string[] = []
    for (let line = 1; line <= lines; line += blockLines)
      if (blocks++ % sample === 0) ranges.push(`${file}:${line}-${line + blockLines - 1}`)
    return ranges
  }
}
