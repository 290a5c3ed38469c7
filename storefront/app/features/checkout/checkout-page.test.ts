import { demoTest as test, expect } from '../../../demo-pages.fixture.ts'

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
