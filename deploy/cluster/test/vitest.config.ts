import { defineConfig } from 'vitest/config'

/** `npm run test:cluster`. Apart from the other tests: it needs its own programs, and both processors for its figures. */
export default defineConfig({
  test: {
    root: new URL('../../..', import.meta.url).pathname,
    include: ['deploy/cluster/test/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // After a kill that the shop did not survive, the next one proves nothing.
    bail: 1,
    reporters: ['verbose'],
  },
})
