import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  // As in admin/vite.config.ts: its package's own `imports` cannot leave its folder.
  resolve: { alias: [{ find: /^#(domain|contract)\//, replacement: `${import.meta.dirname}/$1/` }] },
  test: {
    include: ['*.test.ts', '{domain,contract,api,seed,scripts,storefront,admin/src,admin/server}/**/*.test.{ts,tsx}'],
    globalSetup: ['api/test/global-setup.ts'],
    // Many wait for clocks, processes and PostgreSQL more than they compute.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
