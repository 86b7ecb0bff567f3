import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../../tests/open-test-app'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp()
})

afterAll(() => app?.close())

async function routesNamedBy(path: string): Promise<string[]> {
  const answer = await app.request(path)
  expect(answer.status, path).toBe(200)
  const manifest = /window\.__reactRouterManifest = (\{.*?\n\});/s.exec(await answer.text())?.[1] ?? '{}'
  return Object.keys(JSON.parse(manifest).routes).toSorted()
}

test('a page lists only its own routes and their parents, whichever page was rendered before', async () => {
  const frame = ['root', 'site/frame/frame-route']
  const above = ['site/home/home-page', 'start']
  for (let round = 0; round < 2; round++) {
    expect(await routesNamedBy('/en')).toEqual(['root', ...frame.slice(1), ...above])
    expect(await routesNamedBy('/en/contact')).toEqual(
      ['enquiries/contact/contact-page', ...frame, ...above].toSorted(),
    )
    expect(await routesNamedBy('/de/newsletter')).toEqual(
      ['newsletter/pages/newsletter-page', ...frame, ...above].toSorted(),
    )
    expect(await routesNamedBy('/en/sign-in?code')).toEqual(
      ['accounts/sign-in/sign-in-page', ...frame, ...above].toSorted(),
    )
  }
})
