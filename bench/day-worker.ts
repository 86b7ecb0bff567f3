import type { Locator, Page } from 'playwright-core'

/** What a task took. A text counts once, however long it is. */
export interface Effort {
  /** Keys and chords, each once; taps and clicks, a choice in a select being two. */
  readonly acts: number
  readonly texts: number
}

/** A person at a page, whose keys and taps are counted. */
export interface Worker {
  readonly page: Page
  readonly key: (key: string) => Promise<void>
  readonly tap: (control: Locator) => Promise<void>
  readonly choose: (select: Locator, label: string) => Promise<void>
  readonly type: (text: string) => Promise<void>
  readonly count: (task: () => Promise<void>) => Promise<Effort>
}

export function openWorker(page: Page): Worker {
  let acts = 0
  let texts = 0
  return {
    page,
    key: async (key) => {
      acts += 1
      await page.keyboard.press(key)
    },
    tap: async (control) => {
      acts += 1
      await control.click()
    },
    choose: async (select, label) => {
      acts += 2
      await select.selectOption(label)
    },
    type: async (text) => {
      texts += 1
      await page.keyboard.insertText(text)
    },
    count: async (task) => {
      acts = 0
      texts = 0
      await task()
      return { acts, texts }
    },
  }
}

/** Waits until the cursor is in a field, which may be put in the place of another one meanwhile. */
export async function whenFocused(field: Locator): Promise<void> {
  await field.and(field.page().locator(':focus')).waitFor()
}
