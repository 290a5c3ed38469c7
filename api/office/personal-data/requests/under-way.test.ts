import { DATA_REQUEST_OPEN_DAYS } from '#domain/personal-data/data-requests.ts'
import { readOutbox } from '../../../people/accounts/accounts.fixture.ts'
import { givenUser } from '../../../people/accounts/user.fixture.ts'
import type { App } from '../../../app.ts'
import type { Db } from '../../../platform/db/client.ts'
import { onlyRow } from '../../../platform/db/only-row.ts'
import { customRequests, dataRequests, productQuestions, tickets } from '../../../platform/db/schema.ts'
import { customForm, send as sendCustom } from '../../../sales/custom-requests/custom-requests.fixture.ts'
import { givenSeller } from '../../../sales/invoices/invoices.fixture.ts'
import { givenOrder } from '../../../sales/orders/orders.fixture.ts'
import { givenProduct } from '../../../shop/catalog/catalog.fixture.ts'
import { ask } from '../../../shop/questions/questions.fixture.ts'
import { send as sendTicket } from '../../../shop/tickets/tickets.fixture.ts'
import { expect, test } from '../../../test/test.ts'
import { givenStaff } from '../../staff/staff.fixture.ts'
import { cleanDataRequests } from './clean-data-requests.ts'
import { given, givenRequest, runJob } from './person.fixture.ts'

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

test.for(['message', 'custom request', 'question'] as const)(
  'a %s whose sender cannot be decrypted is named, without a word of it',
  async (kind, { app, db }) => {
    const id = await givenDamaged(app, db, kind)
    const manager = await givenStaff(app, 'manager')
    const request = (await manager.call('POST', '/data-requests', given)).json()
    await expect(runJob(db, request.id)).rejects.toThrow(`${kind} ${id}`)
    expect((await manager.call('GET', `/data-requests/${request.id}`)).json()).toMatchObject({
      state: 'searching',
      problem: expect.stringContaining(`${kind} ${id}`),
    })
  },
)

/** One record of a guest whose ciphertext is damaged. @returns its ID */
async function givenDamaged(app: App, db: Db, kind: 'message' | 'custom request' | 'question') {
  const damaged = Buffer.from('damaged')
  await givenSeller(db)
  if (kind === 'message') {
    await sendTicket(app)
    return onlyRow(await db.update(tickets).set({ privateDetails: damaged }).returning()).id
  }
  if (kind === 'custom request') {
    await sendCustom(app, { fields: customForm })
    return onlyRow(await db.update(customRequests).set({ privateDetails: damaged }).returning()).id
  }
  const { id: productId } = await givenProduct(db)
  await ask(app, productId, {
    body: { text: 'Does it come apart for stairs?', name: 'Asmita', contact: '984-1234567' },
  })
  return onlyRow(await db.update(productQuestions).set({ contact: damaged }).returning()).id
}
