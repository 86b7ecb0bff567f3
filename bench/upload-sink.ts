// The yardstick of `bench -- uploads`: a bare HTTP server that writes each body to a file and answers once it is synced.
// usage: node bench/upload-sink.ts DIRECTORY PORT
import { createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

const [directory = '.', port = '0'] = process.argv.slice(2)
let files = 0

createServer(async (request, answer) => {
  await pipeline(request, createWriteStream(join(directory, `sink-${files++}`), { flush: true }))
  answer.writeHead(204).end()
}).listen(Number(port), '127.0.0.1')
