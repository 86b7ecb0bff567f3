import config from '../vitest.config.ts'

const { tests } = JSON.parse(process.env.MUTATIONS ?? '{"tests":[]}') as { tests: string[] }

export default {
  ...config,
  test: { ...config.test, include: tests, maxWorkers: 1 },
}
