import { shopSettings } from './platform/db/schema.ts'
import { demoSettings } from '../seed/settings.ts'
import { expect, test } from './test/test.ts'

const DAY_MS = 24 * 60 * 60_000

test('security.txt says where to report a vulnerability', async ({ app, db }) => {
  await db.insert(shopSettings).values({ ...demoSettings, email: 'help@shop.example' })
  const { statusCode, headers, body } = await app.inject('/.well-known/security.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body.replace(/^Expires: .*$/m, 'Expires: …')).toBe(
    `Contact: mailto:help@shop.example
Contact: http://shop.example/contact
Expires: …
Preferred-Languages: en, ne
Canonical: http://shop.example/.well-known/security.txt
`,
  )
})

test('security.txt is valid for months from today, and for less than a year', async ({ app, db }) => {
  await db.insert(shopSettings).values(demoSettings)
  const { body } = await app.inject('/.well-known/security.txt')
  const [, expires] = /^Expires: (\d{4}-\d\d-\d\dT[\d:.]+Z)$/m.exec(body)!
  const daysLeft = (Date.parse(expires!) - Date.now()) / DAY_MS
  expect(daysLeft).toBeGreaterThan(170)
  expect(daysLeft).toBeLessThan(365)
})

test('security.txt of a shop without an email address names its contact page', async ({ app, db }) => {
  await db.insert(shopSettings).values({ ...demoSettings, email: '' })
  const { body } = await app.inject('/.well-known/security.txt')
  expect(body.match(/^Contact: .*$/gm)).toEqual(['Contact: http://shop.example/contact'])
})
