import { removeDemo } from '../app/lots/demo/fill-demo.server'
import { applyCategories } from '../app/lots/presentation/apply-categories.server'
import { importFile } from './import-command'
import { type CommandServices, complain, runCommand } from './run-command'

const usage = `usage: npm run lots -- import FILE [--yes] [--acknowledge=CODE] | remove-demo
  --yes               imports what is in order without asking, and leaves out rows that cannot be read
                      or would tell everybody who supplies the goods, or what they cost
  --acknowledge=CODE  also imports rows that would tell it; the code of these very findings is shown with them`

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
  return command === 'remove-demo' && rest.length === 0 ? takeDemoOut : null
}

async function takeDemoOut(services: CommandServices): Promise<number> {
  const count = await removeDemo(services)
  process.stdout.write(`${count} demonstration lots taken out.\n`)
  return 0
}
