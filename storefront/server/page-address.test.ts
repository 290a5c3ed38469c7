import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { inRightCase, pageAddress, withoutLastSlash } from './page-address.ts'
import type { StorefrontBuild } from './storefront-build.ts'

const origin = 'https://kastha.example'

const build = {
  entry: { module: { matchRoutes } },
  routes: {
    root: { id: 'root', path: '', module: {} },
    home: { id: 'home', parentId: 'root', index: true, module: {} },
    listing: {
      id: 'listing',
      parentId: 'root',
      path: 'productListing/category/:categoryId',
      module: { handle: { searchParams: ['sort', 'page'] } },
    },
  },
} as unknown as StorefrontBuild

const key = (requestUrl: string) => pageAddress(build, requestUrl, origin).key

test.each([
  ['/', '/'],
  ['/?utm_source=x&page=3', '/'],
  ['/productListing/category/1?page=2&sort=name', '/productListing/category/1?page=2&sort=name'],
  ['/productListing/category/1?sort=name&fbclid=1&page=2', '/productListing/category/1?page=2&sort=name'],
  ['/productListing/category/1?page=&page=5', '/productListing/category/1?page=5'],
  ['/productListing/category/1?sort=a?b', '/productListing/category/1?sort=a%3Fb'],
  ['/_.data?utm_source=x', '/_.data'],
  [
    '/productListing/category/1.data?page=2&_routes=listing%2Cinvented',
    '/productListing/category/1.data?page=2&_routes=listing',
  ],
  ['/productListing/category/1?_routes=listing', '/productListing/category/1'],
  ['/productListing/category/1.data?_routes=home,listing', '/productListing/category/1.data?_routes=listing'],
  ['/productListing/category/..?page=2', '/productListing'],
  ['//x/..', '/'],
  ['////x/..?utm_source=x', '/'],
  ['//productListing/category/1?page=2', '/productListing/category/1?page=2'],
  ['/no/such/page?page=2', '/no/such/page'],
  ['/ne/productListing/category/1?utm_source=x&page=2', '/ne/productListing/category/1?page=2'],
  ['/ne/productListing/category/1.data?page=2', '/ne/productListing/category/1.data?page=2'],
])('%s is the page %s', (requestUrl, expected) => {
  expect(key(requestUrl)).toBe(expected)
})

test('an overlong parameter is truncated, so that it cannot fill the memory', () => {
  expect(key(`/productListing/category/1?sort=${'x'.repeat(9_000)}`).length).toBeLessThan(500)
})

test('a page is rendered under the shop’s own origin, whatever the Host header says', () => {
  expect(pageAddress(build, '//evil.example/', origin).url.origin).toBe(origin)
})

test.each([
  ['/product/1/', '/product/1'],
  ['/product/1//?size=x', '/product/1?size=x'],
  ['/', undefined],
  ['/?q=a/', undefined],
  ['/product/1', undefined],
  // A browser would treat these as another host.
  ['//evil.example/', undefined],
  ['/\\evil.example/', undefined],
  ['/\t/evil.example/', undefined],
])('%s without its trailing slash is %s', (requestUrl, plain) => {
  expect(withoutLastSlash(requestUrl)).toBe(plain)
})

test('dots in a path are resolved before it becomes a key', () => {
  expect(key('/product/%2e%2e')).toBe('/')
})

test.each([
  ['/ProductListing/CATEGORY/1?Page=2', '/productListing/category/1?Page=2'],
  ['/productlisting/category/Beds', '/productListing/category/Beds'],
  ['/productListing/category/1', undefined],
  ['/', undefined],
  ['/No/such/PAGE', undefined],
  ['/PRODUCTLISTING/category/1.data', undefined], // requested by a page, which has the right case
  ['//PRODUCTLISTING/category/1', undefined], // a browser would treat it as another host
])('%s in the case of the route map is %s', (requestUrl, right) => {
  expect(inRightCase(build, requestUrl)).toBe(right)
})

test.each([
  ['/ne', 'ne'],
  ['/ne.data', 'ne'],
  ['/ne/product/1', 'ne'],
  ['/new', 'en'],
  ['/', 'en'],
])('%s is in %s', (requestUrl, language) => {
  expect(pageAddress(build, requestUrl, origin).language).toBe(language)
})
