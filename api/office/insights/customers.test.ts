import type { Db } from '../../platform/db/client.ts'
import { givenUser } from '../../people/accounts/user.fixture.ts'
import { nepal } from '../../sales/fulfilment/fulfilment.fixture.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { expect, test } from '../../test/test.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { cellsOf, figuresOf, insightOfWeek } from './insights.fixture.ts'

const order = (db: Db, email: string, at: string, changes: Partial<Parameters<typeof givenOrder>[1]> = {}) =>
  givenOrder(db, { email, placedAt: nepal(at), state: 'delivered', ...changes })

test('customers are accounts and proved contacts, by the month of their first order', async ({ app, db }) => {
  const user = await givenUser(db)
  await order(db, 'maya@post.example', '2025-01-31T23:59')
  await order(db, 'Maya@Post.example', '2025-02-20T12:00')
  await order(db, 'hari@post.example', '2025-01-01T00:00', { state: 'confirm' })
  await order(db, 'hari@post.example', '2025-03-31T12:00', { state: 'returned' })
  // The account, whatever address its orders have.
  await order(db, 'one@post.example', '2025-01-10T12:00', { userId: user.id })
  await order(db, 'two@post.example', '2026-05-12T12:00', { userId: user.id })
  // A guest without an email address is the phone number.
  await order(db, '', '2026-05-10T00:00', { details: { phone: '+9779841111111' } })
  await order(db, '', '2026-05-16T23:59', { details: { phone: '+9779841111111' } })
  // Neither unconfirmed nor cancelled orders make a customer, nor do forgotten buyers.
  await order(db, 'nobody@post.example', '2026-05-12T12:00', { state: 'pending' })
  await order(db, 'gone@post.example', '2026-05-12T12:00', { state: 'cancelled' })
  await order(db, '', '2026-05-12T12:00', { phoneIndex: null })
  await order(db, 'sita@post.example', '2026-05-09T23:59')

  const support = await givenStaff(app, 'support')
  const found = await insightOfWeek(support, 'customers')
  expect(cellsOf(found)).toEqual([
    ['2026-05', 2, expect.anything(), expect.anything(), null],
    ['2025-01', 3, 33.3, 66.7, 66.7],
  ])
  expect(found.rows[1]!.records!.filter).toMatchObject({ placedFrom: '2025-01-01', placedUntil: '2025-01-31' })
  expect(figuresOf(found)).toEqual({
    'New customers': [1, 1],
    'Customers who came back': [1, 0],
    'Share who came back': [50, 0],
  })
  expect(JSON.stringify(found)).not.toContain('@')
})
