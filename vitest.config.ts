import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [reactRouter()],
  resolve: { tsconfigPaths: true },
  test: {
    include: ['{app,server,tests,scripts}/**/*.test.ts'],
    globalSetup: './tests/start-test-database.ts',
  },
})
