import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import routes from '../app/routes'
import { withoutOffice } from './pages'

const officePages = new Set(
  routes
    .filter(({ path }) => path === ':lang/team')
    .flatMap(({ file, children = [] }) => [file, ...children.map((page) => page.file)])
    .map((file) => file.replace(/\.tsx?$/, '')),
)

async function routesTold(to: typeof build | ReturnType<typeof withoutOffice>, path: string): Promise<string[]> {
  const asked = new URLSearchParams({ paths: path, version: build.assets.version })
  const request = new Request(`https://site.example/__manifest?${asked}`)
  const answer = await createRequestHandler(to)(request, new RouterContextProvider())
  return Object.keys(await answer.json())
}

test('a visitor’s browser gets the same response for the office as for an unknown URL', async () => {
  const visible = withoutOffice(build)
  expect(await routesTold(visible, '/en/team')).toEqual(await routesTold(visible, '/en/nowhere'))
  expect(await routesTold(visible, '/en/sell')).toContain('offers/sell-page/sell-page')
  expect(await routesTold(build, '/en/team')).toContain('inbox/office/office-route')
})

test('the server’s routes for visitors leave out the office only', () => {
  const removed = Object.keys(build.routes).filter((id) => !(id in withoutOffice(build).routes))
  expect(removed.length).toBeGreaterThan(0)
  expect(removed).toContain('inbox/list/inbox-page')
  expect(removed.filter((id) => !officePages.has(id))).toEqual([])
})
