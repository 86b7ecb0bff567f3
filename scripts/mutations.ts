// `npm run judge -- mutations [SUBJECT]`: changes the code line by line and reports the changes that no test notices.
import { spawnSync } from 'node:child_process'

interface Subject {
  /** Files whose lines are changed. */
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
      'app/stock/{guard/guard,leaks/offer-corpus}.test.ts',
      'app/stock/publish/publish-{offer,files}.test.ts',
    ],
  },
  offers: {
    code: ['app/offers/offers/*.ts', '!app/offers/offers/*.table.server.ts'],
    tests: [
      'app/offers/offers/{offer-facts,offer-schema,offer-mail}.test.ts',
      'app/offers/offers/{offers.api,offer-details}.test.ts',
      'app/inbox/offer-page/offer-page.test.ts',
    ],
  },
  files: {
    code: ['app/files/{content,transfers}/*.ts', '!app/files/**/*.table.server.ts'],
    tests: ['app/files/content/*.test.ts', 'app/files/transfers/!(uploads-on-s3).test.ts'],
  },
  identity: {
    code: ['app/accounts/{identity,factors}/*.ts', '!app/accounts/**/*.table.server.ts'],
    tests: ['app/accounts/identity/!(guessing).test.ts', 'app/accounts/account-changes/*.test.ts'],
  },
  privacy: {
    code: ['app/accounts/personal-data/*.ts', '!app/accounts/**/*.table.server.ts'],
    tests: ['app/accounts/personal-data/*.test.ts', 'app/admin/privacy/*.test.ts'],
  },
}

/** Share of changes that a test must notice, in percent. */
const enough = 85

/** Mutates one subject, or one after the other. @returns whether enough changes were noticed in each */
export function findMutations(wanted?: string): boolean {
  const names = wanted ? [wanted] : Object.keys(subjects)
  return names.map(mutate).every(Boolean)
}

function mutate(name: string): boolean {
  const subject = subjects[name]
  if (!subject) throw new Error(`There is no subject "${name}": ${Object.keys(subjects).join(', ')}.`)
  const { code, tests } = subject
  const mutate = [...code, '!app/**/*.test.ts', '!app/**/*.suite.ts']
  const env = { ...process.env, MUTATIONS: JSON.stringify({ mutate, tests, enough }) }
  return spawnSync('stryker', ['run', 'scripts/stryker.config.mjs'], { stdio: 'inherit', env }).status === 0
}
