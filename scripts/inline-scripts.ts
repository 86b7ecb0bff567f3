import { readFileSync } from 'node:fs'
import { minifySync, type Plugin } from 'vite'

const QUERY = '?inline-script'

/** Gives the text of a script that pages carry in their HTML, made small: `import text from './wake.js?inline-script'`. */
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
