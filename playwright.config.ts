import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './scripts/chromium.ts'
import { makeMemoryFolder } from './scripts/memory-folder.ts'

// Workers read this file again, so random values are passed to them in the environment. Below 32,000 no port is taken by
// a connection that leaves this machine.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 12_000))
if (!process.env.E2E_DATA_DIR) {
  const dataDir = makeMemoryFolder('kastha-e2e-')
  process.env.E2E_DATA_DIR = dataDir
  // Global teardown would run while the servers still need their files.
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
}

const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

/**
 * Slow tests: every page at every width, outages, axe on every state, and redundant journeys tagged @slow. `npm run
 * test:all` and the mutation tests set SLOW_TESTS. `npm test` sets QUICK_TESTS, which leaves out the long ones too.
 */
const withSlow = process.env.SLOW_TESTS !== undefined
const left = withSlow ? [] : ['*.slow.e2e.ts', ...(process.env.QUICK_TESTS === undefined ? [] : ['*.long.e2e.ts'])]

/** Slow tests of the back office change texts, banners and prices, so they have their own shop. */
const storefront = shopAt('storefront', Number(process.env.E2E_PORT))
const backOffice = withSlow ? shopAt('back-office', Number(process.env.E2E_PORT) + 1) : storefront

/** These files also run on a phone. Of all others only tests tagged @phone or @slow-phone do. */
const onBothScreens = /e2e\/(accessibility|accessibility-open|my-account-accessibility)\.slow\.e2e\.ts$/

const backOfficeTests = '**/admin-*.e2e.ts'

/** The production server over fresh demo shops, tested in real Chromium on a desktop and a phone. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  maxFailures: 12,
  // Limit for a run that hangs; a usual one takes 2 minutes, or 15 with SLOW_TESTS.
  globalTimeout: (withSlow ? 120 : 30) * 60_000,
  // A step takes seconds while the other worker renders; a test that passes waits for no clock.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A test that fails once in ten runs reveals a bug of its own or of the shop.
  retries: 0,
  ...(!withSlow && { grepInvert: /@slow(?!-)/ }),
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    // Without one, a click that cannot happen is named only when the whole test runs out of time.
    actionTimeout: 45_000,
    locale: 'en-GB',
    timezoneId: 'Asia/Kathmandu',
    // Blocked, because it would handle navigations past the tests' own answers; offline.slow.e2e.ts allows it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: { ...(chromiumPath && { executablePath: chromiumPath }), args: chromiumFlags },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: [backOfficeTests, ...left],
      use: { ...desk, baseURL: storefront.origin },
      metadata: storefront,
    },
    {
      name: 'phone',
      testMatch: onBothScreens,
      testIgnore: left,
      use: { ...phone, baseURL: storefront.origin },
      metadata: storefront,
    },
    {
      name: 'phone, where tagged',
      testIgnore: [backOfficeTests, onBothScreens, ...left],
      grep: withSlow ? /@phone|@slow-phone/ : /@phone/,
      use: { ...phone, baseURL: storefront.origin },
      metadata: storefront,
    },
    {
      name: 'back office',
      testMatch: backOfficeTests,
      testIgnore: left,
      use: { ...desk, baseURL: backOffice.origin },
      metadata: backOffice,
    },
  ],
  webServer: [...new Set([storefront, backOffice])].map(serve),
})

function shopAt(name: string, port: number) {
  return { port, origin: `http://localhost:${port}`, dataDir: join(process.env.E2E_DATA_DIR!, name) }
}

function serve({ port, origin, dataDir }: ReturnType<typeof shopAt>) {
  return {
    command: 'node bin/server.ts',
    url: `${origin}/readyz`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      DEMO: '1',
      TEST_WALLETS: '1',
      TEST_SMS: '1',
      // All guests of the tests order from one address.
      ADDRESS_LIMITS: '100',
    },
  }
}
