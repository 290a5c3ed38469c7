import { demoTest as test, expect } from '../../../demo-pages.fixture.ts'

test('without scripts the payment page says that the shop checks the payment all the same', async ({ get }) => {
  const { statusCode, body } = await get('/payment/0197f0a4-7c11-4d3e-9c58-0b7a52f1c0de')
  expect(statusCode).toBe(200)
  expect(body).toMatch(/<noscript[^>]*>.*We are checking your payment and will email you/s)
})
