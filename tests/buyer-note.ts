import type { TestApp } from './open-test-app'

export async function postForm(
  app: TestApp,
  path: string,
  fields: Readonly<Record<string, string | readonly string[]>>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(fields))
    for (const text of typeof value === 'string' ? [value] : value) body.append(name, text)
  return app.request(path, { method: 'POST', headers, body, redirect: 'manual' })
}

export async function openNote(app: TestApp, path: string) {
  const answer = await app.request(path)
  const html = await answer.text()
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? ''
  const hidden = { submissionKey: value('submissionKey'), issuedAt: value('issuedAt'), honeypot: '' }
  return { html, answer, hidden }
}
