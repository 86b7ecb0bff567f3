import { describe, expect, test } from 'vitest'
import { AccountVisitor, mailedToken, openAccount, password, turnCodesOn } from '../../../tests/account-visitor'
import { email, openSecondStep } from './second-step.suite'

const step = await openSecondStep()
const { app, halfway, wrongCode } = step

/** How many of the wrong codes were checked rather than rate-limited. */
async function lookedAt(visitor: AccountVisitor, guesses: number): Promise<number> {
  let looked = 0
  for (let guess = 1; guess <= guesses; guess++) {
    const { status } = await visitor.giveCode(wrongCode(guess))
    expect([422, 429]).toContain(status)
    if (status === 422) looked++
  }
  return looked
}

describe('an account accepts ten guesses at its code in six hours', () => {
  // No client address, so that per-visitor limits do not apply.
  test('from any address, while the owner’s device still gets in', async () => {
    let looked = 0
    for (let round = 0; round < 4; round++) {
      looked += await lookedAt(await halfway(), 5)
      app.passTime(60_000)
    }
    expect(looked).toBe(10)
    expect((await (await halfway()).giveCode(step.codes.code())).status).toBe(429)
    await step.owner.post('/sign-out', {})
    expect((await (await halfway(step.owner)).giveCode(step.codes.code())).status).toBe(200)
    app.passTime(6 * 3_600_000)
    expect((await (await halfway()).giveCode(step.codes.code())).status).toBe(200)
  })

  test('even from someone who reads the owner’s mail and keeps resetting the password', async () => {
    let looked = 0
    for (const secret of ['sixty pallets of figs', 'seventy pallets of figs', 'eighty pallets of figs']) {
      const thief = new AccountVisitor(app)
      await thief.post('/request-password-reset', { email })
      await thief.post('/reset-password', { token: await mailedToken(app, email), newPassword: secret })
      looked += await lookedAt(await halfway(thief, secret), 8)
    }
    expect(looked).toBe(10)
  })

  test('even from a device that signed in before codes were turned on', async () => {
    const other = 'ana@duarte.example'
    await openAccount(app, other)
    const [thief, ana] = [new AccountVisitor(app), new AccountVisitor(app)]
    await thief.signIn(other)
    await ana.signIn(other)
    const { code } = await turnCodesOn(app, ana)
    app.passTime(60_000)
    for (const visitor of [thief, new AccountVisitor(app)]) {
      await visitor.signIn(other)
      await lookedAt(visitor, 5)
    }
    await thief.signIn(other)
    expect((await thief.giveCode(code())).status).toBe(429)
  })

  test('even from a device that entered a code before the password was changed', async () => {
    const secret = 'sixty pallets of figs'
    const other = await halfway()
    await other.giveCode(step.codes.code())
    await step.owner.submit('/en/account/security', {
      intent: 'password',
      currentPassword: password,
      password: secret,
      confirmation: secret,
    })
    app.passTime(60_000)
    await lookedAt(await halfway(new AccountVisitor(app), secret), 10)
    expect((await (await halfway(other, secret)).giveCode(step.codes.code())).status).toBe(429)
    expect((await (await halfway(step.owner, secret)).giveCode(step.codes.code())).status).toBe(200)
  })

  test('while a recovery code still signs the owner in', async () => {
    const thief = await halfway()
    await lookedAt(thief, 11)
    expect((await (await halfway()).giveCode(step.codes.recoveryCodes[0] ?? '')).status).toBe(200)
  })
})
