import { demoTest as test, expect } from '../../../demo-pages.fixture.ts'

test('the page of a measuring visit is served with its districts and days', async ({ get }) => {
  const { statusCode, body } = await get('/measuring-visit')
  expect(statusCode).toBe(200)
  expect(body).toContain('<title>Free measuring visit | Kastha</title>')
  expect(body).toMatch(/<optgroup label="Bagmati">.*<option value="Kathmandu">Kathmandu<\/option>/)
  expect(body).not.toContain('<option value="Humla">')
  expect(body).toMatch(/<option value="\d{4}-\d\d-\d\d">\w{3} \d+ \w{3}<\/option>/)
  expect(body).toMatch(/we call you to agree on the time/)
})

test('in Nepali it names districts and days in Nepali', async ({ get }) => {
  const { body } = await get('/ne/measuring-visit')
  expect(body).toContain('<option value="Lalitpur">ललितपुर</option>')
  expect(body).not.toMatch(/<option value="[\d-]+">\w/)
})
