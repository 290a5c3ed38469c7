import { expect, test } from 'vitest'
import { loginPath } from './session/session.ts'
import { returnPath } from './next-path.ts'

test.each([
  ['/my-orders', '/my-orders'],
  ['/productListing?page=2&sort=price', '/productListing?page=2&sort=price'],
  ['/product/7?size=122*200#reviews', '/product/7?size=122*200#reviews'],
  ['/a/../my-list', '/my-list'],
])('after the login with next=%s the path is %s', (next, path) => {
  expect(returnPath(new URLSearchParams({ next }), '/')).toBe(path)
})

test.each([
  ['another host', 'https://elsewhere.example/'],
  ['another host, short', '//elsewhere.example'],
  ['a backslash, which browsers read as a slash', '/\\elsewhere.example'],
  ['a tab, which browsers remove', '/\t/elsewhere.example'],
  ['a line break, which browsers remove', '/\n/elsewhere.example'],
  ['dots that leave two slashes', '/.//elsewhere.example'],
  ['a script', 'javascript:alert(1)'],
  ['a relative path', 'my-orders'],
  ['another host after a space', ' //elsewhere.example'],
  ['nothing', ''],
])('%s does not leave the shop', (_case, next) => {
  expect(returnPath(new URLSearchParams({ next }), '/')).toBe('/')
})

test('without a return path the default applies', () => {
  expect(returnPath(new URLSearchParams(), '/my-account')).toBe('/my-account')
})

test.each(['/my-orders', '/productListing?page=2&sort=price', '/search?q=%E0%A4%AA%E0%A4%B2%E0%A4%99 & 1'])(
  'the login page returns to %s',
  (path) => {
    const { pathname, searchParams } = new URL(loginPath(path), 'http://shop.example')
    expect(pathname).toBe('/login')
    expect(searchParams.get('next')).toBe(path)
  },
)

test.each(['/', '/?a=1', '/login?next=%2Fmy-list', '/Login', '/register', '/verifyAccount', '/forgot-password'])(
  'the login page never returns to %s',
  (path) => {
    expect(loginPath(path)).toBe('/login')
  },
)
