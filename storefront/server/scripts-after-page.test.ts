import { expect, test } from 'vitest'
import { scriptsAfterPage } from './scripts-after-page.ts'

const head = '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>'
const start = `<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
window.__reactRouterRouteModules = {"root":route0};
import("/assets/entry.js");</script>`

test('scripts load after the wait, all at once, and run in their order', () => {
  const page = scriptsAfterPage(`<head>${head}</head><body>Page${start}</body>`, 'Not whole')
  expect(page).not.toContain('<link rel="modulepreload"')
  const order = ['await new Promise', '["/assets/a.js","/assets/b.js"]', 'await import("/assets/manifest.js")']
  const places = [...order, 'const route0 = await import("/assets/root.js")', 'import("/assets/entry.js")'].map(
    (part) => page.indexOf(part),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('a page with different HTML keeps its preloads', () => {
  expect(scriptsAfterPage(`<head>${head}</head><body>Page</body>`, 'Not whole')).toContain(head)
})
