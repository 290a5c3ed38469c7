import { demoTest as test, expect } from '../../../demo-pages.fixture.ts'

const BUTTON = /<button[^>]*needs-script[^>]*aria-label="Chat"/

test('the checkout has no chat, unlike other pages', async ({ get }) => {
  expect((await get('/checkout')).body).not.toMatch(BUTTON)
  for (const path of ['/', '/product/1', '/cart', '/login']) expect((await get(path)).body, path).toMatch(BUTTON)
})
