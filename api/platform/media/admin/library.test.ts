import { eq, sql } from 'drizzle-orm'
import { describe } from 'vitest'
import type { PictureDetails, PictureList, RemovedPictures, UploadedPictures } from '#contract/admin/media.ts'
import { pictureKey } from '#domain/catalog/picture.ts'
import type { z } from 'zod'
import { givenPicture, givenProduct } from '../../../shop/catalog/catalog.fixture.ts'
import { auditLog, clients, pictures } from '../../db/schema.ts'
import { givenOrder } from '../../../sales/orders/orders.fixture.ts'
import { plain, sendPictures } from '../../../shop/photos/photos.fixture.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, test, testOptions } from '../../../test/test.ts'
import { pixelsKey } from '../ingest-picture.ts'
import { readReferences } from './picture-uses.ts'

type List = z.infer<typeof PictureList>

test('every foreign key to pictures counts as a use, and its rows have an owner with a name', async ({ db }) => {
  expect((await readReferences(db)).map(({ table, owner, ownerName }) => [table, owner, ownerName].join(' '))).toEqual([
    'banner_images banners title',
    'category_pictures categories name',
    'clients clients name',
    'order_lines orders number',
    'product_colors products name',
    'product_pictures products name',
    'project_pictures projects name',
    'review_pictures reviews user_name',
    'reviews reviews user_name',
    'stores stores name',
  ])
})

test('the library is searched by name, and counts the uses of each picture', async ({ app, db }) => {
  const owner = await givenStaff(app)
  const shown = await givenPicture(db, { fileName: 'walnut 100%.jpg' })
  const unused = await givenPicture(db, { fileName: 'walnut 100 more.jpg' })
  await givenProduct(db, { pictureIds: [shown.id] })
  await givenProduct(db, { pictureIds: [shown.id, shown.id] })

  const found = (await owner.call('GET', '/pictures?q=WALNUT&sort=fileName')).json<List>()
  expect(found.items.map(({ id, uses }) => [id, uses])).toEqual([
    [unused.id, 0],
    [shown.id, 3],
  ])
  const asked = async (query: string) =>
    (await owner.call('GET', `/pictures?${query}`)).json<List>().items.map(({ id }) => id)
  expect(await asked('q=100%25')).toEqual([shown.id])
  expect(await asked('q=walnut&unused=true')).toEqual([unused.id])
  expect(await asked('q=walnut&unused=false')).toEqual([shown.id])
  expect(await asked(`ids=${shown.id},${unused.id}&perPage=1`)).toHaveLength(1)
})

test('a picture lists its uses with their links', async ({ app, db }) => {
  const staff = await givenStaff(app, 'support')
  const picture = await givenPicture(db)
  const product = await givenProduct(db, { name: 'Everest Bed', pictureIds: [picture.id] })
  const [client] = await db
    .insert(clients)
    .values({ slug: 'hotel', name: 'Hotel Annapurna', logoPictureId: picture.id })
    .returning()
  const details = (await staff.call('GET', `/pictures/${picture.id}`)).json<PictureDetails>()
  expect(details).toMatchObject({
    uses: 2,
    usedBy: [
      { resource: 'clients', id: String(client!.id), name: 'Hotel Annapurna' },
      { resource: 'products', id: String(product.id), name: 'Everest Bed' },
    ],
  })
})

describe('its focal point', () => {
  test('reaches the storefront, unless it is the middle', async ({ app, db }) => {
    const owner = await givenStaff(app)
    const picture = await givenPicture(db)
    const { id } = await givenProduct(db, { slug: 'focused', pictureIds: [picture.id] })
    const pictureOf = async () => (await app.inject(`/api/product/${id}`)).json().product.pictures[0]
    expect(await pictureOf()).not.toHaveProperty('focus')

    const { version } = (await owner.call('GET', `/pictures/${picture.id}`)).json<PictureDetails>()
    const body = { fileName: ' bed\u0007 .jpg ', focus: { x: 0.333, y: 1 }, version }
    const changed = await owner.call('PUT', `/pictures/${picture.id}`, body)
    expect(changed.json()).toMatchObject({ fileName: 'bed .jpg', focus: { x: 0.333, y: 1 } })
    expect(await pictureOf()).toMatchObject({ focus: '33% 100%' })

    const late = await owner.call('PUT', `/pictures/${picture.id}`, { ...body, focus: { x: 0, y: 0 } })
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ code: 'stale', current: { focus: { x: 0.333, y: 1 } } })
  })

  test.for([{ x: 1.1, y: 0 }, { x: -0.1, y: 0 }, { x: 0.5 }, { x: null, y: 0 }])(
    'is not %j',
    async (focus, { app, db }) => {
      const owner = await givenStaff(app)
      const { id } = await givenPicture(db)
      const body = { fileName: '', focus, version: '0'.repeat(16) }
      expect((await owner.call('PUT', `/pictures/${id}`, body)).statusCode).toBe(400)
    },
  )
})

describe('removing', () => {
  test('deletes an unused picture with its files, and records it in the audit log', async ({ app, db }) => {
    const owner = await givenStaff(app)
    const bytes = await plain(333, 200).png().toBuffer()
    const [sent] = (await sendPictures(owner, [{ name: 'old.png', bytes }])).json<UploadedPictures>().items
    expect((await owner.call('DELETE', `/pictures/${sent!.id}`)).statusCode).toBe(204)
    expect(await db.$count(pictures, eq(pictures.id, sent!.id))).toBe(0)
    for (const key of [pictureKey(sent!.id, 320, 'webp'), pixelsKey(sent!.id)]) {
      expect(await testOptions.storage.sizeOf(key)).toBeUndefined()
    }
    expect((await owner.call('DELETE', `/pictures/${sent!.id}`)).statusCode).toBe(404)
    const log = await db.select().from(auditLog).where(eq(auditLog.rowKey, sent!.id)).orderBy(auditLog.id)
    expect(log.map(({ action }) => action)).toEqual(['insert', 'delete'])
  })

  test('is refused for a picture that a product or an order shows', async ({ app, db }) => {
    const owner = await givenStaff(app)
    const inShop = await givenPicture(db)
    await givenProduct(db, { name: 'Everest Bed', pictureIds: [inShop.id] })
    const refused = await owner.call('DELETE', `/pictures/${inShop.id}`)
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      'It is shown by Everest Bed. Take it out there first.',
    ])

    const sold = await givenPicture(db)
    const order = await givenOrder(db)
    await db.execute(sql`update order_lines set picture_id = ${sold.id} where order_id = ${order.id}`)
    expect((await owner.call('DELETE', `/pictures/${sold.id}`)).json().message).toContain(order.number)
  })

  test('several pictures keeps those that are in use', async ({ app, db }) => {
    const owner = await givenStaff(app)
    const [shown, unused] = [await givenPicture(db), await givenPicture(db)]
    await givenProduct(db, { pictureIds: [shown.id] })
    const answer = await owner.call('POST', '/pictures/removal', { ids: [shown.id, unused.id, unused.id] })
    expect(answer.json<RemovedPictures>()).toEqual({ removed: [unused.id], kept: [shown.id] })
  })
})
