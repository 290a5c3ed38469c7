import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { precompress } from '../scripts/precompress.ts'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // A few dozen routes are few: knowing them all at once saves a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
  // Its last step: before it the manifest of the routes is missing.
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
