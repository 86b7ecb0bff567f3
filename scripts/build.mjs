// `npm run build`
import { build } from './built.mjs'

await build()
