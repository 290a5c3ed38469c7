import type { LiveEvent } from '#contract/admin/live.ts'
import { deliveries } from '../../platform/db/schema.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { givenCheckoutShop } from '../../sales/checkout/checkout.fixture.ts'
import { givenQuoted } from '../../sales/custom-requests/custom-requests.fixture.ts'
import { givenConfirmed, givenZone } from '../../sales/fulfilment/fulfilment.fixture.ts'
import { expect } from '../../test/test.ts'
import { openStream, shopTest as test } from '../live/live.fixture.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { assignAs, givenTicket, nepalTomorrow } from './assignments.fixture.ts'

test('a colleague’s change of an owner or due time is heard as a change of the record', async ({ db, startShop }) => {
  await givenCheckoutShop(db)
  const { app, origin } = await startShop()
  await givenZone(db)
  const order = await givenConfirmed(db)
  const ticket = await givenTicket(app)
  const { request } = await givenQuoted(app, db)
  const delivery = onlyRow(await db.select().from(deliveries))
  const [sabina, ram] = [await givenStaff(app, 'support'), await givenStaff(app, 'manager')]
  const stream = await openStream(origin, sabina.cookies)
  await stream.next('beat')

  const records = { orders: order, tickets: ticket, 'custom-requests': request, deliveries: delivery }
  const by = { id: ram.id, name: ram.name }
  for (const [topic, { id }] of Object.entries(records)) {
    const isOfRecord = (event: LiveEvent) => event.topic === topic && event.id === id && event.act === 'change'
    const heard = () => stream.sent.filter(({ event, data }) => event === 'happened' && isOfRecord(data as LiveEvent))
    const before = heard().length
    const assigned = await assignAs(ram, `/${topic}/${id}`, { ownerId: sabina.id, dueAt: nepalTomorrow() })
    expect(assigned.statusCode, topic).toBe(200)
    await expect.poll(() => heard().length, { message: topic }).toBe(before + 1)
    expect(heard().at(-1)!.data).toMatchObject({ by })
  }
})
