import { afterAll, expect, test } from 'vitest'
import { readAudit } from './read-audit'
import { openTestPrograms, until, untilReady } from './run-program'

const { start, newSettings, close } = await openTestPrograms()
afterAll(close)

test('a command invites and removes team members, with or without the program running', async () => {
  const settings = { ...(await newSettings()), LOG_LEVEL: 'info' }
  const team = async (...args: string[]) => {
    const { ended, errors, output } = start(settings, [process.execPath, 'build/server/index.js', 'team', ...args])
    return { code: await ended, said: output(), complained: errors() }
  }
  const url = `http://127.0.0.1:${settings.PORT}`
  const join = (link: string, email: string) => {
    const address = new URL(link)
    const password = 'forty pallets of olives'
    return fetch(`${url}${address.pathname}${address.search}`, {
      method: 'POST',
      body: new URLSearchParams({
        token: address.searchParams.get('token') ?? '',
        name: 'Ines Duarte',
        email,
        password,
        confirmation: password,
      }),
      redirect: 'manual',
    })
  }

  const program = start(settings)
  await untilReady(Number(settings.PORT))
  await until(() => program.output().includes('/join-team?token='))
  const first = /http[^"\s]+\/join-team\?token=[\w-]+/.exec(program.output())?.[0] ?? ''
  expect((await join(first, 'ines@duarte.example')).status).toBe(303)
  expect((await join(first, 'other@duarte.example')).status).toBe(410)

  const invited = await team('invite', 'Rui@Duarte.example')
  expect(invited).toMatchObject({ code: 0, said: expect.stringContaining('/en/join-team?token=') })
  expect((await team('list')).said).toMatch(/^ines@duarte\.example\tInes Duarte\nrui@duarte\.example\tinvited until /)
  const link = /http\S+/.exec(invited.said)?.[0] ?? ''
  expect((await join(link, 'rui@duarte.example')).status).toBe(303)
  expect(await team('invite', 'rui@duarte.example')).toMatchObject({ code: 1 })

  program.process.kill('SIGTERM')
  expect(await program.ended).toBe(0)
  expect(await team('remove', 'rui@duarte.example')).toMatchObject({ code: 0 })
  expect((await team('list')).said).toBe('ines@duarte.example\tInes Duarte\n')
  expect(await team('remove', 'rui@duarte.example')).toMatchObject({ code: 1 })
  const last = await team('remove', 'ines@duarte.example')
  expect(last).toMatchObject({
    code: 1,
    complained: expect.stringContaining('is the only one in the team and cannot be removed'),
  })
  expect((await team('list')).said).toBe('ines@duarte.example\tInes Duarte\n')
  expect((await readAudit(settings)).map(({ action, who, about }) => [action, who, about])).toEqual([
    ['team.invited', 'npm run team', 'rui@duarte.example'],
    ['team.removed', 'npm run team', 'rui@duarte.example'],
  ])
  expect(await team('invite', 'no address')).toMatchObject({ code: 2, complained: expect.stringMatching(/^usage: /) })
  expect(await team()).toMatchObject({ code: 2 })

  const again = start(settings)
  await untilReady(Number(settings.PORT))
  await until(() => again.output().includes('"msg":"ready"'))
  expect(again.output()).not.toContain('join-team')
})
