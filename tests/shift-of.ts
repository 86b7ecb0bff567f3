import type { Page } from 'playwright-core'

/** Layout shift of the page so far: its cumulative score, and the elements that moved with their distance in px. */
export function shiftOf(page: Page): Promise<{ score: number; moved: string[] }> {
  return page.evaluate(
    () =>
      new Promise<{ score: number; moved: string[] }>((resolve) => {
        let score = 0
        const moved: string[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            score += Number(Reflect.get(entry, 'value'))
            for (const source of [Reflect.get(entry, 'sources')].flat()) {
              const node: unknown = Reflect.get(source, 'node')
              const down = Reflect.get(source, 'currentRect').y - Reflect.get(source, 'previousRect').y
              if (node instanceof Element) moved.push(`${node.nodeName}.${node.className} by ${down}`)
            }
          }
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => setTimeout(() => resolve({ score, moved })))
      }),
  )
}
