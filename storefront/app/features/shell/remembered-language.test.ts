import { expect, test } from 'vitest'
import { followRememberedLanguage } from './remembered-language.ts'

/** Runs the script on a page of the shop. @returns the page it redirects to, undefined for none */
function visit(chosen: string | null, pathname: string): string | undefined {
  let led: string | undefined
  const location = {
    pathname,
    search: '?a=1',
    hash: '',
    origin: 'https://shop.example',
    replace: (to: string) => (led = to),
  }
  const run = new Function('localStorage', 'location', 'document', followRememberedLanguage)
  run({ getItem: () => chosen }, location, { referrer: '' })
  return led
}

test.each([
  ['ne', '/product/7', '/ne/product/7?a=1'],
  ['ne', '/', '/ne?a=1'],
  ['en', '/ne/product/7', '/product/7?a=1'],
  ['en', '/ne', '/?a=1'],
  ['ne', '/ne/product/7', undefined],
  ['en', '/product/7', undefined],
  [null, '/ne/product/7', undefined],
  ['en', '/ne/planner', '/planner?a=1'],
  [null, '/ne/planner', undefined],
])('a browser that chose %s is redirected from %s to %s', (chosen, pathname, wanted) => {
  expect(visit(chosen, pathname)).toBe(wanted && `https://shop.example${wanted}`)
})

test.each(['/ne//evil.example/login', '/ne///evil.example', '//evil.example', '/ne/\\evil.example'])(
  'no address redirects to another site: %s',
  (pathname) => {
    for (const chosen of ['en', 'ne']) {
      const led = visit(chosen, pathname) ?? '/'
      expect(new URL(led, 'https://shop.example').origin).toBe('https://shop.example')
    }
  },
)
