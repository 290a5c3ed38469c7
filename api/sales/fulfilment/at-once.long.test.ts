import { randomUUID } from 'node:crypto'
import { demoSettings } from '../../../seed/settings.ts'
import { damageReports, refunds, returnRequests, shopSettings } from '../../platform/db/schema.ts'
import { readOutbox } from '../../people/accounts/accounts.fixture.ts'
import { givenPhoto } from '../../shop/photos/photos.fixture.ts'
import { expect, ownDatabaseTest, testOptions } from '../../test/test.ts'
import { approveReturn } from './change-return.ts'
import { givenDelivered, givenZone, shopper, staff } from './fulfilment.fixture.ts'
import { receiveReturn } from './receive-return.ts'
import { reportDamage } from './report-damage.ts'
import { requestReturn } from './request-return.ts'

const { secrets, storage } = testOptions
const wallets = { offered: [] }
const PRESSES = 5

function many(press: () => Promise<unknown>): Promise<string[]> {
  const pressed = Promise.allSettled(Array.from({ length: PRESSES }, press))
  return pressed.then((all) =>
    all.map((one) => (one.status === 'fulfilled' ? 'done' : String(one.reason.code))).toSorted(),
  )
}

const all = Array.from({ length: PRESSES }, () => 'done')
const once = [...Array.from({ length: PRESSES - 1 }, () => 'conflict'), 'done']

ownDatabaseTest('concurrent duplicates of a report or a receipt take effect once', async ({ db }) => {
  await db.insert(shopSettings).values(demoSettings)
  await givenZone(db)
  const order = await givenDelivered(db, new Date(), { lines: [{ quantity: 3 }] })
  const asked = { order, by: shopper }
  const shop = { db, secrets, storage, wallets }
  const photo = await givenPhoto(60, 40)
  expect(await many(() => reportDamage(shop, asked, { position: 0, description: 'A crack.' }, [photo]))).toEqual(once)
  expect(await db.$count(damageReports)).toBe(1)

  const fields = { reason: 'Too wide.', pieces: '[{"position":0,"quantity":2}]' }
  expect(await many(() => requestReturn(shop, asked, fields, []))).toEqual(once)
  const [request] = await db.select().from(returnRequests)
  const name = { orderId: order.id, returnId: request!.id }
  expect(await many(() => approveReturn(shop, name, { by: staff }))).toEqual(once)
  expect(await many(() => receiveReturn(shop, name, { by: staff, restock: true }))).toEqual(once)
  expect(await db.$count(refunds)).toBe(1)
})

ownDatabaseTest('concurrent calls under one key, as after lost answers, are answered alike', async ({ db }) => {
  await db.insert(shopSettings).values(demoSettings)
  await givenZone(db)
  const order = await givenDelivered(db, new Date(), { lines: [{ quantity: 3 }] })
  const asked = { order, by: shopper, id: randomUUID() }
  const shop = { db, secrets, storage, wallets }
  const photo = await givenPhoto(60, 40)
  expect(await many(() => reportDamage(shop, asked, { position: 0, description: 'A crack.' }, [photo]))).toEqual(all)
  const fields = { reason: 'Too wide.', pieces: '[{"position":0,"quantity":2}]' }
  expect(await many(() => requestReturn(shop, asked, fields, []))).toEqual(all)
  expect(await db.$count(damageReports)).toBe(1)
  expect(await db.$count(returnRequests)).toBe(1)
  const sent = (await readOutbox(db)).map(({ template }) => template)
  expect(sent.filter((template) => /^(damage|return)-|^after-sales-/.test(template)).toSorted()).toEqual([
    'after-sales-request',
    'after-sales-request',
    'damage-news',
    'return-news',
  ])
})
