import { once } from 'node:events'
import { createServer } from 'node:http'
import { requestListener } from '../server/request-listener'
import { openTestApp, type TestApp } from './open-test-app'

/** The app of `openTestApp` behind a real socket, for tests that need one. */
export interface TestServer extends TestApp {
  readonly url: string
  readonly port: number
}

export async function openTestServer(env: Record<string, string> = {}): Promise<TestServer> {
  const app = await openTestApp(env)
  const server = createServer(requestListener(app, app.services.config)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('It has no port.')
  return {
    ...app,
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      await app.close()
    },
  }
}
