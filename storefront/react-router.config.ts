import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Twelve routes are few: knowing them all at once saves a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
