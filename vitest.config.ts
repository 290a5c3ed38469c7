import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

// As in admin/vite.config.ts: its package's own `imports` cannot leave its folder.
const resolve = { alias: [{ find: /^#(domain|contract)\//, replacement: `${import.meta.dirname}/$1/` }] }
const patience = { testTimeout: 20_000, hookTimeout: 30_000 }

/** Replaces a module, which must not be there already. */
const alone = ['api/accounts/enumeration.test.ts']

export default defineConfig({
  test: {
    globalSetup: ['api/test/global-setup.ts'],
    // Many wait for clocks, processes and PostgreSQL more than they compute.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        resolve,
        test: {
          ...patience,
          name: 'together',
          include: [
            '*.test.ts',
            '{domain,contract,api,seed,scripts,storefront,admin/src,admin/server}/**/*.test.{ts,tsx}',
          ],
          exclude: alone,
          // To load the shop anew for each file took as long as all its tests.
          isolate: false,
          unstubGlobals: true,
        },
      },
      { resolve, test: { ...patience, name: 'alone', include: alone } },
    ],
  },
})
