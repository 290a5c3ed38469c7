import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'
import { precompress } from '../scripts/precompress.ts'

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // There are only a few dozen routes: sending them all saves a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
  // Runs as the last step, since earlier the manifest of the routes is missing.
  buildEnd: ({ reactRouterConfig }) => precompress(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
