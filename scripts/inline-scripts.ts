import { readFileSync } from 'node:fs'
import { minifySync, type Plugin } from 'vite'

const QUERY = '?inline-script'

/** Vite plugin for minified inline scripts: `import text from './theme.js?inline-script'`. */
export function inlineScripts(): Plugin {
  return {
    name: 'inline-scripts',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(QUERY)) return
      const file = id.slice(0, -QUERY.length)
      this.addWatchFile(file)
      const { code } = minifySync(file, readFileSync(file, 'utf8'), { module: false })
      return { code: `export default ${JSON.stringify(code)}`, moduleType: 'js' }
    },
  }
}
