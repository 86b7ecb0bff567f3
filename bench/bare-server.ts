// The yardsticks of `bench -- pages`: a server of Node's own that says hello, or sends the bytes of a file as a page.
// usage: node bench/bare-server.ts PORT [FILE]
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [port = '0', file] = process.argv.slice(2)
const page = file === undefined ? null : readFileSync(file)

createServer((_, answer) => {
  if (page === null) return answer.end('hello')
  answer.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-length': page.length,
  })
  return answer.end(page)
}).listen(Number(port), '127.0.0.1')
