import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  appDirectory: 'app',
  buildDirectory: 'build',
  // A page knows of the routes it leads to, not of all: visitors need no list of the team's and the members' pages.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config
