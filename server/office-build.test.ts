import { brotliDecompressSync } from 'node:zlib'
import * as build from 'virtual:react-router/server-build'
import { expect, test } from 'vitest'
import { withoutOffice } from './office-build'

const built = { ...build, assets: { ...build.assets, url: '/assets/manifest-12345678.js' } }

test('the list of routes for visitors is whole, but for the back office, and its address changes with it', async () => {
  const { routeList, build: visible } = withoutOffice(built)
  const [plain, coded] = [routeList?.answer(null), routeList?.answer('gzip, br')]
  const script = (await plain?.text()) ?? ''
  expect(script).toMatch(/^window\.__reactRouterManifest=\{.*\};$/)
  expect(script).toContain('site/home-page')
  expect(script).not.toContain('office')
  expect(coded?.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync((await coded?.bytes()) ?? '').toString()).toBe(script)
  expect(routeList?.path).toBe(visible.assets.url)
  const { root, ...fewer } = built.assets.routes
  expect(root).toBeDefined()
  const other = withoutOffice({ ...built, assets: { ...built.assets, routes: fewer } })
  expect(other.routeList?.path).not.toBe(routeList?.path)
})

test('the server’s routes for visitors lack the same', () => {
  const removed = Object.keys(built.routes).filter((id) => !(id in withoutOffice(built).build.routes))
  expect(removed.length).toBeGreaterThan(0)
  expect(removed.filter((id) => !id.startsWith('office/'))).toEqual([])
})
