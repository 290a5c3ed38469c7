import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import type { BrowserConfigOptions, InlineConfig } from 'vitest/node'
import { chromiumFlags, chromiumPath } from './scripts/chromium.ts'
import { compileMessages } from './storefront/build-tools/compile-messages.ts'
import { scriptText } from './storefront/build-tools/script-text.ts'

// As in admin/vite.config.ts: the `imports` of its package cannot point outside its folder.
const resolve = { alias: [{ find: /^#(domain|contract|messages)\//, replacement: `${import.meta.dirname}/$1/` }] }
/** Long enough for a step while three other tests compute; a test that passes waits for no clock. */
const expectPatience = { poll: { timeout: 20_000 } }
/** The first test that needs the demo shop fills it. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000, expect: expectPatience }

/** Tests that replace a module, which no other test may have loaded before. */
const replacesModule = ['api/people/accounts/enumeration.test.ts']
/** Judges what the driver of PostgreSQL says once in each process. */
const hearsWarnings = ['api/office/reconciliation/one-connection.test.ts']
/** Slow tests: they start processes, wait for clocks or run thousands of steps. `npm run test:all` runs them. */
const slow = ['**/*.slow.test.ts']
/** Tests that take long together: `npm test` leaves them out, CI and `npm test -- word` run them. */
const long = process.env['QUICK_TESTS'] === undefined ? [] : ['**/*.long.*']

/** The browser of component tests; a new object for each project, because vitest changes it. */
const browser = (): BrowserConfigOptions => ({
  enabled: true,
  headless: true,
  connectTimeout: 180_000,
  screenshotFailures: false,
  viewport: { width: 1280, height: 800 },
  instances: [{ browser: 'chromium' }],
  provider: playwright({
    launchOptions: { ...(chromiumPath && { executablePath: chromiumPath }), args: chromiumFlags },
    contextOptions: { locale: 'en-GB', timezoneId: 'Asia/Kathmandu', reducedMotion: 'reduce' },
    actionTimeout: 20_000,
  }),
})

/** Component tests that need modules which no other test has loaded. */
const isolated = ['storefront/app/**/*.isolated.browser.test.tsx']

/** Packages that pages and their tests import. */
const packagesOfPages = [
  'react',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-router',
  '@base-ui/react/autocomplete',
  '@base-ui/react/dialog',
  '@base-ui/react/menu',
  '@base-ui/react/otp-field',
  '@lingui/core',
  '@tanstack/react-query',
  'react-day-picker',
  'react-image-crop',
  'swiper',
  'swiper/modules',
  'three',
  'three/addons/loaders/GLTFLoader.js',
  'vitest-browser-react',
]

/** Packages that the back office and its tests import. */
const packagesOfBackOffice = [
  '@dnd-kit/helpers',
  '@dnd-kit/react',
  '@dnd-kit/react/sortable',
  '@emotion/cache',
  '@emotion/react',
  '@mui/icons-material/LockOutlined',
  '@mui/icons-material/TravelExploreOutlined',
  '@mui/material',
  '@mui/material/CssBaseline',
  '@mui/utils',
  '@tanstack/react-query',
  'react',
  'react-admin',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'react/jsx-dev-runtime',
  'recharts',
  'vitest-browser-react',
]

export default defineConfig({
  test: {
    globalSetup: ['api/test/global-setup.ts'],
    // Many tests wait for clocks, processes and PostgreSQL more than they compute.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        resolve,
        test: {
          ...patience,
          name: 'node',
          include: [
            '{bench,bin,client/src,domain,contract,examples,messages,api,seed,scripts,storefront,admin/src,admin/server,drive}/**/*.test.{ts,tsx}',
          ],
          exclude: [...replacesModule, ...hearsWarnings, ...slow, ...long, '**/*.browser.test.tsx'],
          // Loading the app anew for each file took as long as all of its tests.
          isolate: false,
          unstubGlobals: true,
        },
      },
      { resolve, test: { ...patience, name: 'node, alone', include: [...replacesModule, ...hearsWarnings] } },
      { resolve, test: { ...patience, name: 'slow', include: slow, isolate: false, unstubGlobals: true } },
      backOfficeTests(),
      componentTests('components', { exclude: [...isolated, ...long], isolate: false }),
      componentTests('components, isolated', { include: isolated, exclude: long }),
    ],
  },
})

/** Tests in a real browser. Unless isolated, all files share one page, which set-up.ts clears after each test. */
function componentTests(name: string, options: InlineConfig): TestProjectInlineConfiguration {
  return {
    resolve,
    plugins: [compileMessages(), scriptText()],
    // Otherwise Vite would discover these in the middle of a run, and reload every page.
    optimizeDeps: { include: packagesOfPages },
    test: {
      testTimeout: 90_000,
      name,
      include: ['{storefront/app,drive/src}/**/*.browser.test.tsx'],
      setupFiles: ['storefront/app/test/set-up.ts'],
      unstubGlobals: true,
      expect: expectPatience,
      browser: browser(),
      ...options,
    },
  }
}

/** Back-office components in a real browser; they share one page. Packages resolve as in admin/vite.config.ts. */
function backOfficeTests(): TestProjectInlineConfiguration {
  return {
    root: `${import.meta.dirname}/admin`,
    resolve: {
      ...resolve,
      dedupe: [
        '@emotion/react',
        '@mui/material',
        '@tanstack/react-query',
        'ra-core',
        'react',
        'react-dom',
        'react-hook-form',
        'react-router',
        'react-router-dom',
      ],
    },
    optimizeDeps: { include: packagesOfBackOffice },
    test: {
      testTimeout: 90_000,
      name: 'back office',
      include: ['src/**/*.browser.test.tsx'],
      exclude: long,
      setupFiles: [`${import.meta.dirname}/admin/src/test/set-up.ts`],
      isolate: false,
      unstubGlobals: true,
      expect: expectPatience,
      browser: browser(),
    },
  }
}
