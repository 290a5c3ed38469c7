import { eq } from 'drizzle-orm'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { orders, placeStock, stores } from '../../platform/db/schema.ts'
import { expect, test, testOptions } from '../../test/test.ts'
import { givenPlace, placesOf } from '../../shop/stock/stock.fixture.ts'
import { staff } from '../fulfilment/fulfilment.fixture.ts'
import { changeOrder } from '../orders/change-order.ts'
import { givenEditor } from '../orders/edits/edits.fixture.ts'
import { givenOrder } from '../orders/orders.fixture.ts'
import { givenExchangeable, givenExchanger } from './exchanges.fixture.ts'

type Db = Parameters<typeof givenPlace>[0]

const { secrets } = testOptions
const lakeside = { name: 'Kastha Lakeside', streetAddress: 'Baidam Marg', city: 'Pokhara' }

/** A store with stock of its own, which has one of the pieces. */
async function givenStorePlace(db: Db, variantId: number) {
  const at = { district: 'Kaski', phone: '061-550000', hours: [], mapUrl: 'https://maps.example', latitude: 28 }
  const values = { ...lakeside, ...at, slug: 'lakeside', longitude: 84, position: 1, offersPickup: true }
  const { id: storeId } = onlyRow(await db.insert(stores).values(values).returning({ id: stores.id }))
  const placeId = await givenPlace(db, { storeId })
  await db.insert(placeStock).values({ variantId, placeId, pieces: 1 })
}

const kept = { ...lakeside, translations: {} }

test('a piece that goes out to a pickup comes from its store, and goes back there when it is cancelled', async ({
  app,
  db,
}) => {
  const manager = await givenExchanger(app)
  const { order, other } = await givenExchangeable(db)
  await givenStorePlace(db, other.variantId)
  await db
    .update(orders)
    .set({ method: 'pickup', store: kept, collectionCode: '123456' })
    .where(eq(orders.id, order.id))
  const next = await manager.exchange(order.id, { lines: [{ variantId: other.variantId, quantity: 1 }] })
  expect(next.statusCode, next.body).toBe(200)
  expect(await placesOf(db, other.variantId)).toEqual([1, 0])
  const [mail] = (await readOutbox(db)).filter(({ template }) => template === 'order-exchanged')
  expect(mail!.data).toMatchObject({
    collect: { collectionCode: expect.stringMatching(/^\d+$/), store: { name: 'Kastha Lakeside' } },
  })
  await changeOrder({ db, secrets }, next.json().id, { action: 'cancel', by: staff, reason: 'She keeps it.' })
  expect(await placesOf(db, other.variantId)).toEqual([1, 1])
})

test('a piece that an edit adds to a pickup comes from its store', async ({ app, db }) => {
  const editor = await givenEditor(app)
  const { other } = await givenExchangeable(db)
  await givenStorePlace(db, other.variantId)
  const order = await givenOrder(db, { method: 'pickup', store: kept, collectionCode: '123456' })
  const lines = [{ position: 0, quantity: 1 }, { variantId: other.variantId, quantity: 1 }] // prettier-ignore
  const edited = await editor.edit(order.id, { lines })
  expect(edited.statusCode, edited.body).toBe(200)
  expect(await placesOf(db, other.variantId)).toEqual([1, 0])
})
