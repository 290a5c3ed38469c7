import { expect, test } from '../../test/test.ts'

test('a call may name a known language, and its own parameters stay strict', async ({ app }) => {
  expect((await app.inject('/api/category?lang=ne&flat=true')).statusCode).toBe(200)
  expect((await app.inject('/api/category?lang=ne&flat=true&colour=red')).statusCode).toBe(400)
  const refused = await app.inject('/api/category?lang=fr')
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ code: 'invalid_input', fields: { lang: 'Must be one of en, ne' } })
})
