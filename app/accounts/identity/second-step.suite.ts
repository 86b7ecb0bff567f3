import { afterAll, beforeEach, expect } from 'vitest'
import { AccountVisitor, forgetAccounts, openAccount, password, turnCodesOn } from '../../../tests/account-visitor'
import { openTestApp, type TestApp } from '../../../tests/open-test-app'

export const email = 'ines@duarte.example'

export interface SecondStep {
  readonly app: TestApp
  readonly owner: AccountVisitor
  readonly codes: Awaited<ReturnType<typeof turnCodesOn>>
  halfway(visitor?: AccountVisitor, secret?: string): Promise<AccountVisitor>
  wrongCode(attempt?: number): string
}

export async function openSecondStep(): Promise<SecondStep> {
  const app = await openTestApp()
  app.stopTime()
  afterAll(() => app.close())

  let owner: AccountVisitor
  let codes: SecondStep['codes']
  beforeEach(async () => {
    await forgetAccounts(app)
    await openAccount(app, email)
    owner = new AccountVisitor(app)
    await owner.signIn(email)
    codes = await turnCodesOn(app, owner)
    // The code used for confirmation is spent; move to the next.
    app.passTime(60_000)
  })

  return {
    app,
    get owner() {
      return owner
    },
    get codes() {
      return codes
    },
    async halfway(visitor = new AccountVisitor(app), secret = password) {
      expect(await (await visitor.signIn(email, secret)).json()).toEqual({ twoFactorRedirect: true })
      return visitor
    },
    wrongCode: (attempt = 1) => String((Number(codes.code()) + 111_111 + attempt) % 1_000_000).padStart(6, '0'),
  }
}
