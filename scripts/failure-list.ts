import { appendFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'

/** Appends failed tests to the file in `FAILURE_LIST`, since `npm test` runs Vitest several times. */
export default class FailureList implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { readonly message: string }[]): void {
    const lines = unhandled.map(({ message }) => `FAIL outside a test: ${message}`)
    for (const module of modules) {
      const file = module.relativeModuleId
      lines.push(...module.errors().map(({ message }) => `FAIL ${file}: ${message}`))
      for (const test of module.children.allTests('failed'))
        lines.push(`FAIL ${file} > ${test.fullName}\n${(test.result().errors ?? []).map(told).join('\n')}`)
    }
    const list = process.env.FAILURE_LIST
    if (list && lines.length > 0) appendFileSync(list, `${lines.join('\n')}\n`)
  }
}

function told({ message, diff, stack }: { message: string; diff?: string; stack?: string }): string {
  const at = stack?.split('\n').find((line) => line.includes('test.ts')) ?? ''
  return `  ${[message, diff ?? '', at].join('\n').trim().slice(0, 2_000).replaceAll('\n', '\n  ')}`
}
