import type { TokensReply } from '#contract/accounts.ts'
import { demoTest as test, expect } from '../../../../demo-pages.fixture.ts'

/** The demo's own customer. */
const MEMBER = { email: 'asmita@kastha.example', password: 'kastha-demo' }

test('a guest finds login and registration, even without scripts', async ({ get }) => {
  const { body } = await get('/product/1')
  const [banner] = /<header[^]+?<\/header>/.exec(body)!
  expect(banner).toMatch(/<a [^>]*href="\/login"[^>]*>[^]*?Login/)
  expect(banner).toMatch(/<a [^>]*href="\/register"[^>]*>Register/)
})

test('styles alone remove the splash screen', async ({ get }) => {
  const { body } = await get('/product/1')
  expect(body).toMatch(/#splash\{[^}]*animation:splash-end 1ms 100ms forwards/)
  expect(body).toContain('@keyframes splash-end{to{visibility:hidden}}')
})

test.for(['/my-list', '/my-orders', '/my-account'])('search engines may not index %s', async (path, { get }) => {
  expect((await get(path)).body).toContain('<meta name="robots" content="noindex"')
})

test('the sitemap has no account pages', async ({ get }) => {
  const index = (await get('/sitemap.xml')).body
  const parts = [...index.matchAll(/<loc>[^<]*(\/sitemap\/[^<]+)<\/loc>/g)].map(([, path]) => path!)
  const all = [index, ...(await Promise.all(parts.map(async (path) => (await get(path)).body)))].join('')
  expect(all).toMatch(/\/product\//)
  expect(all).not.toMatch(/my-(list|orders|account)/)
})

test('the served HTML of an account page is the same for everybody', async ({ app, get }) => {
  const login = await app.inject({ method: 'POST', url: '/api/user/remember-me-login', payload: MEMBER })
  const { accesstoken } = login.json<TokensReply>().data
  const headers = { authorization: `Bearer ${accesstoken}` }
  const own = await app.inject({ url: '/my-account', headers })
  expect(own.statusCode).toBe(200)
  expect(own.body).toContain('User Profile')
  expect(own.body).not.toContain(MEMBER.email)
  expect(own.body).toBe((await get('/my-account')).body)
})
