import { reindexExternally } from '../app/catalogue/engines/index-externally.server'
import { removeDemo } from '../app/lots/demo/fill-demo.server'
import { applyCategories } from '../app/lots/presentation/apply-categories.server'
import { importFile } from './import-command'
import { type CommandServices, complain, runCommand, say } from './run-command'

const usage = `usage: npm run lots -- import FILE [--yes] [--acknowledge=CODE] | remove-demo | reindex
  --yes               imports valid rows without asking, and leaves out rows that cannot be read or would
                      reveal who supplies the goods, or what they cost
  --acknowledge=CODE  also imports rows that would reveal it; the code is printed with the findings
  reindex             indexes all lots again in the search engine of SEARCH_URL, in the background`

const ACKNOWLEDGE = /^--acknowledge=(.*)$/

/** `npm run lots`: bulk operations on lots; may run while the server does. @returns exit code; the result has been printed */
export async function runLotsCommand(
  env: Record<string, string | undefined>,
  args: readonly string[],
): Promise<number> {
  const work = workOf(args)
  if (!work) return complain(usage, 2)
  return runCommand(env, (services) => {
    applyCategories(services.config.site)
    return work(services)
  })
}

function workOf([command, ...rest]: readonly string[]): ((services: CommandServices) => Promise<number>) | null {
  const [path, ...more] = rest.filter((argument) => argument !== '--yes' && !ACKNOWLEDGE.test(argument))
  const acknowledged = rest.flatMap((argument) => ACKNOWLEDGE.exec(argument)?.[1] ?? [])[0] ?? null
  if (command === 'import' && path !== undefined && more.length === 0)
    return (services) => importFile(services, path, { yes: rest.includes('--yes'), acknowledged })
  if (rest.length > 0) return null
  if (command === 'reindex') return reindex
  return command === 'remove-demo' ? takeDemoOut : null
}

async function reindex(services: CommandServices): Promise<number> {
  if (!(await reindexExternally(services)))
    return complain(
      'SEARCH_URL has never been set for this database: PostgreSQL does the searching, and has every lot.',
    )
  return say('The running program indexes all lots again. Until it has finished, PostgreSQL answers searches.')
}

async function takeDemoOut(services: CommandServices): Promise<number> {
  return say(`Demo lots removed: ${await removeDemo(services)}.`)
}
