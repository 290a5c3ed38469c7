import { sql } from 'drizzle-orm'
import { givenCheckoutShop } from '../../sales/checkout/checkout.fixture.ts'
import { write } from '../../shop/tickets/tickets.fixture.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { assignAs, assignmentOf, givenTicket, nepalTomorrow, workOf } from './assignments.fixture.ts'

const test = base.extend('shop', { auto: true }, async ({ db }) => givenCheckoutShop(db))

test('a closed conversation leaves the work, and comes back to its owner when the customer writes', async ({ app }) => {
  const ticket = await givenTicket(app)
  const support = await givenStaff(app, 'support')
  const path = `/tickets/${ticket.id}`
  await assignAs(support, path, { ownerId: support.id })
  await support.call('POST', `${path}/answers`, { words: 'We come on Monday.' })
  expect(await workOf(support)).toEqual([`ticket ${ticket.number}`])
  await support.call('POST', `${path}/closing`, { words: '' })
  expect(await workOf(support, 'of=everybody')).toEqual([])
  await write(app, { number: ticket.number, key: ticket.key, message: 'It rocks again' })
  expect(await workOf(support)).toEqual([`ticket ${ticket.number}`])
})

test('an answered conversation without an owner waits for nobody', async ({ app }) => {
  const ticket = await givenTicket(app)
  const support = await givenStaff(app, 'support')
  await support.call('POST', `/tickets/${ticket.id}/answers`, { words: 'We come on Monday.' })
  expect(await workOf(support, 'of=everybody')).toEqual([])
  await assignAs(support, `/tickets/${ticket.id}`, { dueAt: nepalTomorrow() })
  expect(await workOf(support, 'of=nobody')).toEqual([`ticket ${ticket.number}`])
})

test('a conversation that comes back after its owner was disabled is nobody’s, and new work', async ({ app, db }) => {
  const ticket = await givenTicket(app)
  const [owner, support] = [await givenStaff(app), await givenStaff(app, 'support')]
  const path = `/tickets/${ticket.id}`
  await assignAs(support, path, { ownerId: support.id, dueAt: nepalTomorrow() })
  await support.call('POST', `${path}/answers`, { words: 'We come on Monday.' })
  await support.call('POST', `${path}/closing`, { words: '' })
  await db.execute(sql`update staff set disabled_at = now() where id = ${support.id}`)
  await write(app, { number: ticket.number, key: ticket.key, message: 'It rocks again' })
  expect(await workOf(owner, 'of=nobody')).toEqual([`ticket ${ticket.number}`])
  expect(await assignmentOf(owner, path)).toMatchObject({ owner: null, dueAt: null })
})
