import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
const h = createRequestHandler(build)
const r = await h(new Request('http://x/en'), new RouterContextProvider())
console.log(r.status, await r.text())
