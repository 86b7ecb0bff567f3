import type { Page } from 'playwright-core'

/**
 * Backdates every form of the page as it is sent, because submissions within three seconds are quarantined as automated. The hidden field
 * itself is no place for that: React restores it whenever it renders.
 */
export async function backdateForm(page: Page): Promise<void> {
  await page.evaluate(() =>
    addEventListener('formdata', ({ formData }) => {
      const issuedAt = formData.get('issuedAt')
      if (issuedAt !== null) formData.set('issuedAt', String(Number(issuedAt) - 10_000))
    }),
  )
}

export async function waitForFocus(page: Page, selector: string): Promise<void> {
  await page.locator(`${selector}:focus`).waitFor()
}
