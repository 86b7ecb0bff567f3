// Modules loaded by visitors' browsers; they must not contain texts of the office.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import routes from '../app/routes.ts'

type Routes = readonly { readonly path?: string; readonly file: string; readonly children?: Routes }[]

const importOf =
  /(?:^|\n)\s*(?:import|export)\b(?!\s+type\b)[^'";]*?from\s*['"](\.[^'"]+)['"]|\bimport\(\s*['"](\.[^'"]+)['"]\s*\)/g

export function visitorModules(): ReadonlyMap<string, string> {
  const files = new Set(globSync('app/**/*.{ts,tsx}').filter((file) => !/\.(?:server|test|suite)\.tsx?$/.test(file)))
  const loaded = new Map<string, string>()
  const waiting = ['app/root.tsx', 'app/entry.client.tsx', ...pagesOf(routes)]
  for (const file of waiting) {
    if (loaded.has(file)) continue
    const code = readFileSync(file, 'utf8')
    loaded.set(file, code)
    for (const [, always, later] of code.matchAll(importOf)) {
      const path = join(file, '..', always ?? later ?? '')
      waiting.push(...[path, `${path}.ts`, `${path}.tsx`].filter((name) => files.has(name)))
    }
  }
  return loaded
}

function pagesOf(routes: Routes): string[] {
  return routes
    .filter(({ path }) => path !== ':lang/team')
    .flatMap(({ file, children = [] }) => [`app/${file}`, ...pagesOf(children)])
}
