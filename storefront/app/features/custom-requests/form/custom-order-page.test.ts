import { demoTest as test, expect } from '../../../../demo-pages.fixture.ts'

test('without scripts, the shop’s phone, WhatsApp and email replace the custom-order form', async ({ get }) => {
  const { body } = await get('/product/1')
  expect(body).toMatch(/<h2[^>]*>Order Custom-Sized Furniture<\/h2>/)
  const ways = body.match(/<section[^>]*aria-label="Ask the shop".*?<\/section>/s)![0]
  const addresses = [...ways.matchAll(/href="([^":]+):/g)].map(([, scheme]) => scheme)
  expect(addresses).toEqual(['tel', 'https', 'mailto'])
  expect(body).not.toMatch(/<form[^>]*Order Custom-Sized Furniture/)
  expect(body).not.toContain('Send by')
})
