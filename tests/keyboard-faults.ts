import type { Page } from 'playwright-core'

/** Tabs through a page. @returns elements that are unreachable, out of order, or have no visible focus style */
export async function keyboardFaults(page: Page): Promise<string[]> {
  const steps = await page.evaluate(() => {
    // An element that has the focus initially would already show it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    const scope = document.querySelector('dialog:modal') ?? document
    const known = new Set<string>()
    const expected = [
      ...scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.tabIndex < 0) return false
      if (element.matches(':disabled, [inert] *')) return false
      // In a radio group, Tab reaches the checked button or the first; arrow keys reach the others.
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true
      const group = [...scope.querySelectorAll<HTMLInputElement>('input[type=radio]')]
      if (group.some(({ name, checked }) => name === element.name && checked)) return element.checked
      return !known.has(element.name) && known.add(element.name)
    })
    const lookOf = (element: HTMLElement) =>
      [element, element.parentElement, element.nextElementSibling, element.closest('label'), element.closest('article')]
        .map((part) => {
          if (!part) return ''
          const { outline, boxShadow, borderColor, backgroundColor, transform, top, opacity } = getComputedStyle(part)
          return [outline, boxShadow, borderColor, backgroundColor, transform, top, opacity].join()
        })
        .join('\n')
    const before = new Map(expected.map((element) => [element, lookOf(element)]))
    const visited: HTMLElement[] = []
    const unseen: string[] = []
    const nameOf = (element: HTMLElement) => element.outerHTML.slice(0, 120)
    addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement) || visited.includes(target)) return
      visited.push(target)
      if (before.get(target) === lookOf(target)) unseen.push(nameOf(target))
    })
    addEventListener('keyup', ({ key }) => {
      if (key !== 'Escape') return
      const places = visited.filter((element) => before.has(element)).map((element) => expected.indexOf(element))
      const turns = places.filter((place, index) => place < (places[index - 1] ?? -1)).length
      const missed = expected.filter((element) => !visited.includes(element))
      document.documentElement.dataset.faults = JSON.stringify([
        ...missed.map((element) => `not reached: ${nameOf(element)}`),
        ...unseen.map((name) => `not to be seen: ${name}`),
        // Tabbing may start in the middle of the page, where the focus was.
        ...(turns > 1 ? [`out of order: ${places}`] : []),
      ])
    })
    // The parts of a date or time are separate tab stops.
    const dates = scope.querySelectorAll('input[type=date]').length
    const moments = scope.querySelectorAll('input[type=datetime-local]').length
    return expected.length + 3 * dates + 7 * moments + 3
  })
  // Sent together: the browser keeps their order, and a page has up to a hundred tab stops.
  const devtools = await page.context().newCDPSession(page)
  const tab = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }
  await Promise.all(
    Array.from({ length: steps }, () => [
      devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...tab }),
      devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...tab }),
    ]).flat(),
  )
  await devtools.detach()
  await page.keyboard.press('Escape')
  return JSON.parse((await page.locator('html').getAttribute('data-faults')) ?? '["the walk has no end"]')
}
