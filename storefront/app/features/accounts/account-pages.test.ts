import { expect } from 'vitest'
import { demoTest as test } from '../../../demo-pages.fixture.ts'

test.for(['/verifyAccount', '/forgot-password'])('search engines are kept from %s', async (path, { get }) => {
  const { statusCode, body } = await get(path)
  expect(statusCode).toBe(200)
  expect(body).toContain('<meta name="robots" content="noindex"')
})

test('the page of the code has its title', async ({ get }) => {
  expect((await get('/verifyAccount')).body).toContain('<title>Verify OTP | Kastha</title>')
})
