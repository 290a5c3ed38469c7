import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, chromiumPath } from './scripts/chromium.ts'

// Workers read this file again: what is drawn by lot travels to them in the environment.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 20_000))
if (!process.env.E2E_DATA_DIR) {
  const dataDir = mkdtempSync(join(tmpdir(), 'kastha-e2e-'))
  process.env.E2E_DATA_DIR = dataDir
  // Global teardown would run while the servers still need their files.
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
}

/** Two shops: what staff change in the back office (texts, banners, prices) is not what the storefront's tests look at. */
const storefront = shopAt('storefront', Number(process.env.E2E_PORT))
const backOffice = shopAt('back-office', Number(process.env.E2E_PORT) + 1)

const desk = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

/** What these show does not depend on the screen, but for what is tagged; their pages are looked at on a phone by others. */
const anyScreen = [
  'birth-date.e2e.ts',
  'cart-lines.e2e.ts',
  'cart-seams.e2e.ts',
  'chat.e2e.ts',
  'checkout-failures.e2e.ts',
  'checkout-form.e2e.ts',
  'compare.e2e.ts',
  'contact.e2e.ts',
  'custom-order.e2e.ts',
  'custom-order-life.e2e.ts',
  'delivery.e2e.ts',
  'fulfilment-failures.e2e.ts',
  'help-center.e2e.ts',
  'home.e2e.ts',
  'invoices.e2e.ts',
  'languages.e2e.ts',
  'listing-addresses.e2e.ts',
  'login.e2e.ts',
  'mega-menu.e2e.ts',
  'menus.e2e.ts',
  'model.e2e.ts',
  'my-account.e2e.ts',
  'my-account-failures.e2e.ts',
  'my-account-security.e2e.ts',
  'my-list.e2e.ts',
  'my-orders.e2e.ts',
  'nepali.e2e.ts',
  'offline.e2e.ts',
  'outage.e2e.ts',
  'pages.e2e.ts',
  'payments.e2e.ts',
  'product.e2e.ts',
  'product-card.e2e.ts',
  'product-info.e2e.ts',
  'product-slider.e2e.ts',
  'projects.e2e.ts',
  'register.e2e.ts',
  'reset.e2e.ts',
  'reviews.e2e.ts',
  'search.e2e.ts',
  'search-box.e2e.ts',
  'search-panel.e2e.ts',
  'session.e2e.ts',
  'shell.e2e.ts',
  'splash.e2e.ts',
  'track-order.e2e.ts',
  'verify.e2e.ts',
  'walk.e2e.ts',
]

const staffStories = 'admin-*.e2e.ts'

/** The production server over fresh demo shops, walked through in real Chromium on a desk and on a phone. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  fullyParallel: true,
  workers: 2,
  maxFailures: 12,
  // On a machine that is busy with others a picture or a gesture may come late. What fails twice is broken.
  retries: 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list']],
  outputDir: 'test-results',
  use: {
    locale: 'en-GB',
    timezoneId: 'Asia/Kathmandu',
    // It would carry navigations past the tests' own answers; offline.e2e.ts allows it.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: { ...(chromiumPath && { executablePath: chromiumPath }), args: chromiumFlags },
  },
  projects: [
    { name: 'desktop', testIgnore: staffStories, use: { ...desk, baseURL: storefront.origin }, metadata: storefront },
    {
      name: 'phone',
      testIgnore: [staffStories, ...anyScreen],
      use: { ...phone, baseURL: storefront.origin },
      metadata: storefront,
    },
    {
      name: 'phone, where tagged',
      testMatch: anyScreen,
      grep: /@phone/,
      use: { ...phone, baseURL: storefront.origin },
      metadata: storefront,
    },
    {
      name: 'back office',
      testMatch: staffStories,
      use: { ...desk, baseURL: backOffice.origin },
      metadata: backOffice,
    },
  ],
  webServer: [serve(storefront), serve(backOffice)],
})

function shopAt(name: string, port: number) {
  return { port, origin: `http://localhost:${port}`, dataDir: join(process.env.E2E_DATA_DIR!, name) }
}

function serve({ port, origin, dataDir }: ReturnType<typeof shopAt>) {
  return {
    command: 'node server.ts',
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
    },
  }
}
