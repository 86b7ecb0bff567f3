import type { Locator, Page } from 'playwright-core'
import { password } from '../account-visitor'

export const dialogOf = (page: Page): Locator => page.locator('dialog.scrim')
export const opener = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'Log in' })
export const account = (page: Page): Locator => page.locator('.account summary')

export async function inBox(page: Page, name: string): Promise<void> {
  await page.locator(`dialog [name=${name}]:focus`).waitFor()
}

export async function fillLogin(page: Page, email: string, secret = password): Promise<void> {
  const form = page.locator('.dialog form')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill(secret)
  await form.getByRole('button', { name: 'Log in' }).click()
}
