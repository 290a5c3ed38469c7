import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { defined } from '#domain/defined.ts'
import { orderEvents } from '../../platform/db/schema.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { changeContact, presentContact } from '../orders/admin/order-contact.ts'
import { findOrder } from '../orders/order-queries.ts'
import { dispatchDelivery } from './dispatch-delivery.ts'
import { deliveriesOf, givenConfirmed, givenZone, nepal } from './fulfilment.fixture.ts'
import { handOver } from './hand-over.ts'
import { planDelivery } from './plan-delivery.ts'

const { secrets } = testOptions
const now = nepal('2026-11-21T12:00:00')
const sunday = { day: '2026-11-22', slot: 'evening' } as const
const support = { actor: 'staff', id: randomUUID() } as const
const colleague = { actor: 'staff', id: randomUUID() } as const
const refused = {
  code: 'forbidden',
  message:
    'You entered a phone number or the recipient of this order, so a colleague or a manager has to hand it over.',
}

type Change = { phone: string } | { note: string } | { recipient_name: string; recipient_phone: string }

/** An order that goes out after support changed its contact, and how a member of staff hands it over. */
const test = base
  .extend('zone', { auto: true }, ({ db }) => givenZone(db))
  .extend('sentOut', ({ db }) => async (changes: readonly Change[], takenBy: string | null = null) => {
    const shop = { db, secrets }
    const { number, id: orderId } = await givenConfirmed(db, { takenBy })
    const stored = async () => defined(await findOrder(db, number), 'order')
    for (const change of changes) {
      const contact = presentContact(secrets.dataKey, await stored())
      await changeContact(shop, orderId, { ...contact, ...change }, { by: support })
    }
    const delivery = { orderId, number: 1 }
    await planDelivery(shop, delivery, sunday, { by: colleague, now })
    await dispatchDelivery(shop, delivery, { by: colleague, now })
    const { code } = defined((await deliveriesOf(db, orderId))[0], 'delivery')
    return {
      handOver: (deed: Pick<Parameters<typeof handOver>[3], 'by' | 'mayVouch'>, proof?: { reason: string }) =>
        handOver(shop, delivery, proof ?? { code }, { ...deed, now }),
      state: async () => (await stored()).state,
    }
  })

const toAnother = [{ phone: '9801234567' }, { phone: '9841234567' }]

test('staff who changed the phone number, which link and codes go to, do not hand over', async ({ sentOut }) => {
  const order = await sentOut(toAnother)
  await expect(order.handOver({ by: support, mayVouch: false })).rejects.toMatchObject(refused)
  await expect(order.handOver({ by: support, mayVouch: false }, { reason: 'I know her' })).rejects.toMatchObject(
    refused,
  )
  expect(await order.state()).toBe('confirm')
  await order.handOver({ by: colleague, mayVouch: false })
  expect(await order.state()).toBe('delivered')
})

test('staff who changed who receives the order do not hand over, and its event says so without a name', async ({
  db,
  sentOut,
}) => {
  const order = await sentOut([{ recipient_name: 'Sita Rai', recipient_phone: '9847654321' }])
  await expect(order.handOver({ by: support, mayVouch: false })).rejects.toMatchObject(refused)
  const events = await db.select().from(orderEvents).where(eq(orderEvents.action, 'contact-changed'))
  expect(events.map(({ detail }) => detail)).toEqual([{ changesRecipient: true }])
  await order.handOver({ by: colleague, mayVouch: false })
  expect(await order.state()).toBe('delivered')
})

test('a manager who changed the phone number does', async ({ sentOut }) => {
  const order = await sentOut(toAnother)
  await order.handOver({ by: support, mayVouch: true })
  expect(await order.state()).toBe('delivered')
})

test('a change of the address alone keeps nobody from it', async ({ sentOut }) => {
  const order = await sentOut([{ note: 'Ring twice' }])
  await order.handOver({ by: support, mayVouch: false })
  expect(await order.state()).toBe('delivered')
})

test('staff who took the order by phone, and so entered its number, do not hand it over', async ({ sentOut }) => {
  const order = await sentOut([], support.id)
  await expect(order.handOver({ by: support, mayVouch: false })).rejects.toMatchObject(refused)
  expect(await order.state()).toBe('confirm')
  await order.handOver({ by: colleague, mayVouch: false })
  expect(await order.state()).toBe('delivered')
})
