import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { mentions, staff as staffTable } from '../../platform/db/schema.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { forgetBuyers } from '../../sales/orders/account-queries.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { expect, test, testOptions } from '../../test/test.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import type { Staff } from './assignments.fixture.ts'

const rename = (db: Db, { id }: Staff, name: string) => db.update(staffTable).set({ name }).where(eq(staffTable.id, id))
const mentionsOf = async (staff: Staff) => (await staff.call('GET', '/assignments/mentions')).json().items

const see = (staff: Staff, ...noteIds: string[]) => staff.call('POST', '/assignments/mentions/seen', { noteIds })
const note = (staff: Staff, orderId: string, words: string) => staff.call('POST', `/orders/${orderId}/notes`, { words })
const notesOf = async (staff: Staff, orderId: string): Promise<string[]> =>
  (await staff.call('GET', `/orders/${orderId}`)).json().notes.map(({ id }: { id: string }) => id)

async function givenTwo(app: Parameters<typeof givenStaff>[0], db: Db) {
  const [sabina, ram] = [await givenStaff(app, 'support'), await givenStaff(app, 'manager')]
  await rename(db, sabina, 'Sabina Rai')
  await rename(db, ram, 'Ram Thapa')
  return { sabina, ram }
}

test('a note that mentions a colleague is in their work until they have seen it', async ({ app, db }) => {
  const { sabina, ram } = await givenTwo(app, db)
  const order = await givenOrder(db)
  const words = '@Sabina Rai, the customer asks for a call. @Ram Thapa @Nobody Known'
  await note(ram, order.id, words)
  await note(ram, order.id, 'Nothing for anybody')
  expect(await mentionsOf(sabina)).toMatchObject([{ orderId: order.id, number: order.number, by: 'Ram Thapa', words }])
  expect(await mentionsOf(ram)).toEqual([])
  expect((await sabina.call('GET', '/assignments/counts')).json()).toMatchObject({ mentions: 1 })

  const shown = await notesOf(sabina, order.id)
  await see(sabina, randomUUID())
  await see(ram, ...shown)
  expect(await mentionsOf(sabina)).toHaveLength(1)
  expect((await see(sabina, ...shown)).statusCode).toBe(204)
  expect(await mentionsOf(sabina)).toEqual([])
  expect((await sabina.call('GET', '/assignments/counts')).json()).toMatchObject({ mentions: 0 })
})

test('a note that came after the page was read stays in the work', async ({ app, db }) => {
  const { sabina, ram } = await givenTwo(app, db)
  const order = await givenOrder(db)
  await note(ram, order.id, '@Sabina Rai, the first')
  const shown = await notesOf(sabina, order.id)
  await note(ram, order.id, '@Sabina Rai, the second')
  await see(sabina, ...shown)
  expect(await mentionsOf(sabina)).toMatchObject([{ words: '@Sabina Rai, the second' }])
})

test('a disabled colleague is not mentioned', async ({ app, db }) => {
  const { sabina, ram } = await givenTwo(app, db)
  await db.update(staffTable).set({ disabledAt: new Date() }).where(eq(staffTable.id, sabina.id))
  const order = await givenOrder(db)
  await note(ram, order.id, '@Sabina Rai, please call')
  expect(await db.$count(mentions)).toBe(0)
})

test('a note is in no answer to the buyer, and its mentions go with it', async ({ app, db }) => {
  const { sabina, ram } = await givenTwo(app, db)
  const order = await givenOrder(db)
  await note(ram, order.id, '@Sabina Rai: an awkward one')
  const key = trackKey(testOptions.secrets.orderKey, order.number)
  const shown = await app.inject({ url: `/api/orders/${order.number}?key=${key}` })
  expect(shown.statusCode).toBe(200)
  expect(shown.body).toContain(order.number)
  expect(shown.body).not.toContain('awkward')
  await forgetBuyers(db, [order.id])
  expect(await mentionsOf(sabina)).toEqual([])
})
