import { sql } from 'drizzle-orm'
import { signInColleague } from '../../../tests/account-visitor'
import { openTestApp } from '../../../tests/open-test-app'
import { standsFor } from '../../../tests/read-form'
import { runLotImports } from './lot-imports.server'

export async function openSheetImports() {
  const app = await openTestApp()
  const { services } = app
  const visitor = await signInColleague(app, 'ines@duarte.example')
  const post = (form: FormData) => visitor.send('/en/team/lots/import', { method: 'POST', body: form })
  return {
    app,
    visitor,
    run: () => runLotImports(services, new AbortController().signal),
    count: async () =>
      (await services.db.execute<{ count: number }>(sql`select count(*)::int from lots`)).rows[0]?.count,
    check: async (content: string | Uint8Array<ArrayBuffer>, name = 'lots.csv') => {
      const form = new FormData()
      form.append('attachments', new File([content], name))
      return (await post(form)).text()
    },
    write: async (html: string, more: Readonly<Record<string, string>> = {}) => {
      const form = new FormData()
      for (const name of ['file', 'name', 'columns']) form.append(name, standsFor(html, name))
      for (const [name, value] of Object.entries({ intent: 'write', ...more })) form.append(name, value)
      return (await post(form)).headers.get('location') ?? ''
    },
    press: async (fields: Readonly<Record<string, string>>) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, value)
      return post(form)
    },
  }
}
