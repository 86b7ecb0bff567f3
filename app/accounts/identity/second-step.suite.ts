import { afterAll, beforeEach, expect } from 'vitest'
import { AccountVisitor, forgetAccounts, openAccount, password, turnCodesOn } from '../../../tests/account-visitor'
import { openTestApp, type TestApp } from '../../../tests/open-test-app'

/** Whose account it is. */
export const email = 'ines@duarte.example'

/** An account whose owner has signed in and turned codes of an app on. */
export interface SecondStep {
  readonly app: TestApp
  /** The owner, signed in since before each test. */
  readonly owner: AccountVisitor
  readonly codes: Awaited<ReturnType<typeof turnCodesOn>>
  /** Who has given the right password, and nothing more. */
  halfway(visitor?: AccountVisitor, secret?: string): Promise<AccountVisitor>
  /** Six digits that are not the code of the moment, nor of the next. */
  wrongCode(attempt?: number): string
}

/** Opens the program for one test file, with such an account before each test. */
export async function openSecondStep(): Promise<SecondStep> {
  const app = await openTestApp()
  afterAll(() => app.close())

  let owner: AccountVisitor
  let codes: SecondStep['codes']
  beforeEach(async () => {
    await forgetAccounts(app)
    await openAccount(app, email)
    owner = new AccountVisitor(app)
    await owner.signIn(email)
    codes = await turnCodesOn(app, owner)
    // The code that turned them on is none any more.
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
