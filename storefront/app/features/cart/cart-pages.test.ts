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

test.for(['/cart', `/cart/shared/${'A'.repeat(43)}`])('search engines may not index %s', async (path, { get }) => {
  expect((await get(path)).body).toContain('<meta name="robots" content="noindex"')
})
