import { demoTest as test, expect } from '../../../demo-pages.fixture.ts'

test('without scripts the cart says at the top what it needs, and shows no placeholders', async ({ get }) => {
  const { statusCode, body } = await get('/cart')
  expect(statusCode).toBe(200)
  const content = body.slice(body.indexOf('<main'), body.indexOf('</main>'))
  const [, below] = content.split(
    '<noscript><p>This page needs JavaScript, which is switched off or did not load.</p></noscript>',
  )
  expect(below).toMatch(/^<[^>]*needs-script[^>]*>(?:(?!<\/div>).)*Loading your cart/s)
})

test('search engines may not index a shared cart', async ({ get }) => {
  expect((await get(`/cart/shared/${'A'.repeat(43)}`)).body).toContain('<meta name="robots" content="noindex"')
})

test.for(['/cart', '/checkout'])(
  'search engines may index %s, which is the same for everyone',
  async (path, { get }) => {
    const { body } = await get(path)
    expect(body).not.toContain('noindex')
    expect(body).toMatch(/<meta name="description" content="[^"]{50,160}"/)
    expect(body).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${path}"`))
  },
)

test('without scripts the checkout says that it needs them, and shows no unusable form', async ({ get }) => {
  const { statusCode, body } = await get('/checkout')
  expect(statusCode).toBe(200)
  expect(body).toMatch(/<noscript[^>]*>.*This page needs JavaScript/s)
  const forms = [...body.matchAll(/<form[^>]*>/g)].map(([tag]) => tag)
  expect(forms.length).toBeGreaterThan(0)
  for (const form of forms) expect(form).toMatch(/class="[^"]*needs-script/)
  expect(body).toMatch(/<a[^>]*href="\/cart"[^>]*>(?:(?!<\/a>).)*Back to cart/s)
})

test('the checkout has no menus that lead away', async ({ get }) => {
  expect((await get('/checkout')).body).not.toContain('<nav')
})

test.for([
  ['', 'If you have paid, your payment is safe.'],
  ['/ne', 'तिरिसक्नुभएको छ भने तपाईंको रकम सुरक्षित छ।'],
])('%s/payment shows before any script that the money is safe', async ([language, words], { get }) => {
  const { body } = await get(`${language}/payment/0197f0a4-7c11-4d3e-9c58-0b7a52f1c0de`)
  expect(body).toContain(`<p role="status">${words}`)
})

test('without scripts the payment page says that the shop checks the payment all the same', async ({ get }) => {
  const { statusCode, body } = await get('/payment/0197f0a4-7c11-4d3e-9c58-0b7a52f1c0de')
  expect(statusCode).toBe(200)
  expect(body).toMatch(/<noscript[^>]*>.*We are checking your payment and will let you know/s)
})
