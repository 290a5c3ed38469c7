import { DATA_REQUEST_OPEN_DAYS } from '#domain/personal-data/data-requests.ts'
import { readOutbox } from '../../../people/accounts/accounts.fixture.ts'
import { givenUser } from '../../../people/accounts/user.fixture.ts'
import { dataRequests } from '../../../platform/db/schema.ts'
import { givenOrder } from '../../../sales/orders/orders.fixture.ts'
import { expect, test } from '../../../test/test.ts'
import { givenStaff } from '../../staff/staff.fixture.ts'
import { cleanDataRequests } from './clean-data-requests.ts'
import { givenRequest, runJob } from './person.fixture.ts'

test('each owner gets one mail about a deletion: by whom and how much, and not of whom', async ({ app, db }) => {
  const owners = [await givenStaff(app, 'owner'), await givenStaff(app, 'owner')]
  await givenUser(db)
  await givenOrder(db, { state: 'delivered' })
  const { id, manager, deletion } = await givenRequest(app, db)
  await deletion()
  await runJob(db, id)
  await runJob(db, id)
  const mails = await readOutbox(db)
  expect(mails.map(({ to }) => to).toSorted()).toEqual(owners.map(({ email }) => email).toSorted())
  const counts = { account: 1, orders: 1, sms: 0 }
  for (const { template, data } of mails) {
    expect(template).toBe('staff-news')
    expect(data).toMatchObject({ news: 'person-deleted', deletion: { by: manager.name, counts } })
    expect(JSON.stringify(data).toLowerCase()).not.toMatch(/asmita|9841234567/)
  }
})

test('a deletion that stops before anything is gone is mailed to nobody', async ({ app, db }) => {
  await givenStaff(app, 'owner')
  const { id, deletion } = await givenRequest(app, db)
  await deletion()
  await givenOrder(db)
  await runJob(db, id)
  expect(await readOutbox(db)).toEqual([])
})

test('a deletion under way keeps the contact beyond the thirty days, and can be finished', async ({ app, db }) => {
  await givenUser(db)
  const { id, show, deletion } = await givenRequest(app, db)
  await deletion()
  await db.update(dataRequests).set({ createdAt: new Date(Date.now() - (DATA_REQUEST_OPEN_DAYS + 1) * 86_400_000) })
  await cleanDataRequests({}, { db }, AbortSignal.timeout(10_000))
  await runJob(db, id)
  expect(await show()).toMatchObject({ state: 'deleted', contact: null })
})
