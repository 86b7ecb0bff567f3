// Compresses assets at build time with the best settings.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Below this, compression saves less than its header costs. */
const MIN_BYTES = 256

// Remove React Router's full route manifest, which would reveal the office; pages get their routes from the server.
for (const file of globSync('build/client/assets/manifest-*.js')) if (/-[\da-f]{8}\.js$/.test(file)) rmSync(file)

for (const file of globSync('build/client/**/*.{js,css,svg,json,txt,webmanifest}')) {
  const content = readFileSync(file)
  if (content.length < MIN_BYTES) continue
  const quality = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    // The largest script in one block of 512 KB: a tenth of a percent smaller.
    [constants.BROTLI_PARAM_LGBLOCK]: 19,
  }
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
