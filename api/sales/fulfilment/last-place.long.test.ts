import { and, eq } from 'drizzle-orm'
import { deliverySlotNames } from '#domain/fulfilment/delivery-planning.ts'
import { deliveries } from '../../platform/db/schema.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { expect, ownDatabaseTest, testOptions } from '../../test/test.ts'
import { givenOrder } from '../orders/orders.fixture.ts'
import { chooseSlot } from './choose-slot.ts'
import { givenConfirmed, givenVariant, givenZone, nepal, shopper } from './fulfilment.fixture.ts'

const { secrets } = testOptions
const BUYERS = 12
const now = nepal('2026-11-21T12:00:00')
const choice = { day: '2026-11-24', slot: 'morning' } as const

for (const [what, isLarge, capacity, places] of [
  ['a slot', false, { slotCapacity: 5, truckCapacity: 1 }, 5],
  ['the truck', true, { slotCapacity: 50, truckCapacity: 3 }, 3],
] as const) {
  ownDatabaseTest(`concurrent buyers of the last places of ${what} never get more than there are`, async ({ db }) => {
    await givenZone(db, capacity)
    const variant = await givenVariant(db, { isLarge })
    const orders = []
    for (let count = 0; count < BUYERS; count += 1) orders.push(await givenConfirmed(db, { lines: [variant] }))
    const outcomes = await Promise.allSettled(
      orders.map((order) =>
        chooseSlot({ db, secrets, wallets: { offered: [] } }, { order, by: shopper }, 1, choice, now),
      ),
    )
    const lost = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason as AppError)
    expect(lost.map(({ code }) => code)).toEqual(Array.from({ length: BUYERS - places }, () => 'conflict'))
    expect(await db.$count(deliveries, and(eq(deliveries.day, choice.day), eq(deliveries.slot, 'morning')))).toBe(
      places,
    )
  })
}

ownDatabaseTest('concurrent duplicate choices of one buyer count once', async ({ db }) => {
  await givenZone(db)
  const order = await givenConfirmed(db)
  const press = () => chooseSlot({ db, secrets, wallets: { offered: [] } }, { order, by: shopper }, 1, choice, now)
  await Promise.all([press(), press(), press(), press()])
  expect(await db.select().from(deliveries)).toMatchObject([{ ...choice, moves: 0 }])
})

ownDatabaseTest(
  'unpaid orders of one neighborhood take a quarter of the places of a day, at once too',
  async ({ db }) => {
    await givenZone(db, { slotCapacity: 4, truckCapacity: 1 })
    const places = deliverySlotNames.length
    const neighborhood = Buffer.alloc(16, 1)
    const payBy = new Date('2026-11-24T00:00:00Z')
    const choose = async (values: Parameters<typeof givenOrder>[1], at: number) => {
      const order = await givenOrder(db, { payment: 'bank', payBy, ...values })
      const wish = { ...choice, slot: deliverySlotNames[at % places]! }
      return chooseSlot({ db, secrets, wallets: { offered: [] } }, { order, by: shopper }, 1, wish, now)
    }
    const outcomes = await Promise.allSettled(
      Array.from({ length: places + 3 }, (_, at) => choose({ neighborhood }, at)),
    )
    const lost = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason as AppError)
    expect(lost.map(({ code }) => code)).toEqual(['conflict', 'conflict', 'conflict'])
    await choose({ neighborhood: Buffer.alloc(16, 2) }, 1)
    const confirmed = await givenConfirmed(db, { neighborhood })
    await chooseSlot({ db, secrets, wallets: { offered: [] } }, { order: confirmed, by: shopper }, 1, choice, now)
  },
)
