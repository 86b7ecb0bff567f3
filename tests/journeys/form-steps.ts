import type { Page } from 'playwright-core'

/** Backdates the form, because submissions within three seconds are rejected as automated. */
export async function backdateForm(page: Page): Promise<void> {
  await page.locator('[name=issuedAt]').evaluate((field) => {
    if (field instanceof HTMLInputElement) field.value = String(Number(field.value) - 10_000)
  })
}

export async function waitForFocus(page: Page, selector: string): Promise<void> {
  await page.locator(`${selector}:focus`).waitFor()
}
