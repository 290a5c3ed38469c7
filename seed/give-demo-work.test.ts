import { expect, test } from '#api/test/test.ts'
import { givenStaff } from '#api/office/staff/staff.fixture.ts'
import { givenOrder } from '#api/sales/orders/orders.fixture.ts'
import { giveDemoWork } from './give-demo-work.ts'

test('the demo’s staff have work, some of it overdue, and some is nobody’s', async ({ app, db }) => {
  for (let index = 0; index < 6; index += 1) await givenOrder(db)
  const [support, manager] = [await givenStaff(app, 'support'), await givenStaff(app, 'manager')]
  await giveDemoWork(db)
  expect((await support.call('GET', '/assignments/counts')).json()).toMatchObject({ mine: 3, overdue: 1 })
  expect((await manager.call('GET', '/assignments/counts')).json()).toMatchObject({ mine: 1, overdue: 0 })
  expect((await support.call('GET', '/assignments?of=nobody')).json().total).toBe(2)
})
