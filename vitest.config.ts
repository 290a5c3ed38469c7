import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['*.test.ts', '{domain,contract,api,seed,scripts,storefront,admin/src,admin/server}/**/*.test.{ts,tsx}'],
    globalSetup: ['api/test/global-setup.ts'],
    // Many wait for clocks, processes and PostgreSQL more than they compute.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
})
