import { demoTest as test, expect } from '../../../demo-pages.fixture.ts'

test.for([
  ['/login', 'Sign in to your account'],
  ['/register', 'Register an account'],
  ['/verifyAccount', 'Verify OTP'],
  ['/forgot-password', 'Reset Password'],
] as const)('the title of %s is "%s"', async ([path, title], { get }) => {
  expect((await get(path)).body).toContain(`<title>${title} | Kastha</title>`)
})

test.for(['/verifyAccount', '/forgot-password'])('search engines may not index %s', async (path, { get }) => {
  const { statusCode, body } = await get(path)
  expect(statusCode).toBe(200)
  expect(body).toContain('<meta name="robots" content="noindex"')
})

test.for(['/login', '/register'])('search engines may index %s', async (path, { get }) => {
  const { body } = await get(path)
  expect(body).not.toContain('noindex')
  expect(body).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${path}"`))
  expect(body).toContain('<meta name="description"')
})

test.for(['/login', '/register', '/verifyAccount', '/forgot-password'])(
  'without scripts, %s says that it needs them',
  async (path, { get }) => {
    expect((await get(path)).body).toMatch(/<main[^]+<noscript><p[^>]*>This page needs JavaScript[^]+<\/main>/)
  },
)

test('without scripts, the login has no button', async ({ get }) => {
  const { body } = await get('/login')
  const [, classes] = /<main[^]+<button [^>]*class="([^"]*)"[^>]*>Login<\/button>/.exec(body)!
  expect(classes).toMatch(/\bneeds-script\b/)
})

test.for(['/login', '/register'])(
  'the picture beside the form of %s is half a desktop screen wide',
  async (path, { get }) => {
    expect((await get(path)).body).toMatch(/<main[^]+<source [^>]*sizes="\(width &gt;= 1024px\) 50vw, 1px"/)
  },
)

test.for(['/Login', '/Register'])('%s serves the same page as its lower-case path', async (path, { get }) => {
  const { statusCode, headers } = await get(path)
  expect([statusCode, headers.location]).toEqual([308, path.toLowerCase()])
})
