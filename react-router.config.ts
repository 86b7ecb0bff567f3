import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // The list of routes is short: no second request for it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
