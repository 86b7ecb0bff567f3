// Development server in one process. All our modules load through Vite, so each exists once and edits apply on the next request.
import { getRequestListener } from '@hono/node-server'
import type { ServerBuild } from 'react-router'
import { createServer, isRunnableDevEnvironment } from 'vite'

const vite = await createServer({ appType: 'custom', server: { middlewareMode: true } })
// React Router starts a second Vite server, whose SIGTERM handler would exit before the database has stopped.
process.removeAllListeners('SIGTERM')
const { ssr } = vite.environments
if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the server environment.')
const { runner } = ssr

const { runProgram } = await runner.import<typeof import('./run-program.ts')>('/server/run-program.ts')
const code = await runProgram(process.env, (services) => {
  const answer = getRequestListener(async (request, env) => {
    const { createApp } = await runner.import<typeof import('./app.ts')>('/server/app.ts')
    const build = await runner.import<ServerBuild>('virtual:react-router/server-build')
    const response = await createApp(services, build).fetch(request, env)
    // Vite's client injects inline styles and scripts and opens a WebSocket.
    response.headers.delete('content-security-policy')
    return response
  })
  return (request, response) => vite.middlewares(request, response, () => answer(request, response))
})
await vite.close()
process.exit(code)
