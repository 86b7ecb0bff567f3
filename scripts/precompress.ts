// Compresses the built assets once and well, so that the server never does it while someone waits.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Below this the name of the coding costs about what it saves. */
const LEAST_BYTES = 256

// The framework's list of all routes: pages learn of theirs from the server, and this one names those of the team.
for (const file of globSync('build/client/assets/manifest-*.js')) if (/-[\da-f]{8}\.js$/.test(file)) rmSync(file)

for (const file of globSync('build/client/**/*.{js,css,svg,json,txt,webmanifest}')) {
  const content = readFileSync(file)
  if (content.length < LEAST_BYTES) continue
  const quality = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: quality }))
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}
