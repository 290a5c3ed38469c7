import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { givenUser } from '../../../people/accounts/user.fixture.ts'
import * as schema from '../../../platform/db/schema.ts'
import { jobsOf } from '../../../platform/jobs/jobs.fixture.ts'
import { givenSeller } from '../../../sales/invoices/invoices.fixture.ts'
import { givenOrder } from '../../../sales/orders/orders.fixture.ts'
import { contactForm, send as sendTicket } from '../../../shop/tickets/tickets.fixture.ts'
import { expect, ownDatabaseTest, test } from '../../../test/test.ts'
import { steps } from './delete-person.ts'
import { givenRequest, runJob } from './person.fixture.ts'

const { dataRequests, orders, tickets, users } = schema

ownDatabaseTest('pressed twice at once, and worked on twice at once, a person is deleted once', async ({ app, db }) => {
  await givenUser(db)
  for (let turn = 0; turn < 3; turn += 1) await givenOrder(db, { state: 'delivered' })
  const { id, show, deletion } = await givenRequest(app, db)
  const pressed = await Promise.all([deletion(), deletion(), deletion()])
  expect(pressed.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const enqueued = (await jobsOf(db)).filter(({ name }) => name === 'handle-data-request')
  expect(enqueued).toHaveLength(2) // one searched
  await Promise.all([runJob(db, id), runJob(db, id)])
  expect(await show()).toMatchObject({ state: 'deleted', problem: '' })
  expect(await db.$count(orders, sql`${orders.privateDetails} is not null`)).toBe(0)
  await runJob(db, id)
})

ownDatabaseTest('a deletion that dies after any step is continued, and its record stays whole', async ({ app, db }) => {
  await givenUser(db)
  await givenSeller(db)
  const order = await givenOrder(db, { state: 'delivered' })
  const more = Array.from({ length: 100 }, (_, turn) => ({ ...order, id: randomUUID(), number: numberOf(turn) }))
  await db.insert(orders).values(more)
  await sendTicket(app, { body: { ...contactForm, kind: 'question' } })
  const { id, show, deletion } = await givenRequest(app, db)
  const { holdings } = await show()
  await deletion()
  let turns = 0
  while ((await show()).state === 'deleting') {
    // Each turn dies one step later than the one before it.
    turns += 1
    await runJob(db, id, dyingAfter(turns)).catch((error: Error) => expect(error.message).toBe('killed'))
  }
  expect(turns).toBeGreaterThan(steps.length)
  expect(await show()).toMatchObject({ state: 'deleted', holdings, problem: '' })
  expect(await db.$count(orders, sql`${orders.privateDetails} is not null`)).toBe(0)
  expect([await db.$count(users), await db.$count(tickets)]).toEqual([0, 0])
})

function numberOf(turn: number): string {
  return `KA-261121-${String(turn).padStart(8, '0')}`
}

/** A signal that aborts once it has been looked at so often, besides the looks of a search. */
function dyingAfter(looks: number): AbortSignal {
  const controller = new AbortController()
  const { signal } = controller
  let left = looks
  signal.throwIfAborted = () => {
    left -= 1
    if (left < 0) controller.abort()
    if (signal.aborted) throw new Error('killed')
  }
  return signal
}

test('a failed attempt is shown, and is tried again by hand', async ({ app, db }) => {
  await givenSeller(db)
  await sendTicket(app)
  const { id, show, call } = await givenRequest(app, db)
  await db.update(dataRequests).set({ state: 'searching' })
  await db.update(tickets).set({ privateDetails: Buffer.from('damaged') })
  await expect(runJob(db, id)).rejects.toThrow()
  expect(await show()).toMatchObject({ state: 'searching', problem: expect.stringMatching(/^The last attempt failed/) })
  expect((await call('POST', '/retry')).json()).toMatchObject({ state: 'searching', problem: '' })
  await db.delete(tickets)
  await runJob(db, id)
  expect(await show()).toMatchObject({ state: 'open', problem: '' })
  expect((await call('POST', '/retry')).statusCode).toBe(409)
})
