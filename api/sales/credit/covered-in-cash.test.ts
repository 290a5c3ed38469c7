import { expect } from '../../test/test.ts'
import { MISTYPED, placedBy } from '../orders/news-by-sms.fixture.ts'
import { test } from '../orders/phone-only.fixture.ts'
import { givenCard } from './credit.fixture.ts'

test('a guest whose gift card covers a cash order entered no code, so news can move to the phone', async ({
  db,
  shopper,
  phone,
}) => {
  const { code } = await givenCard(db, 11_000)
  const values = { email: MISTYPED, payment: 'cod', credit: [{ code, amount: 11_000 }] }
  const placed = await placedBy(shopper, db, values)
  expect(await placed.read()).toMatchObject({ status: 'confirm', verifyBy: null, newsBySms: true })
  expect((await placed.news()).statusCode).toBe(200)
  expect(await phone.texts()).toContainEqual(expect.stringContaining(placed.number))
})
