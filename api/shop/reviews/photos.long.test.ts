import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { pictureKey, pictureWidths } from '#domain/catalog/picture.ts'
import { deleteAccount } from '../../office/personal-data/delete-account.ts'
import { blue } from '../../people/accounts/profile/avatar.fixture.ts'
import { PASSWORD } from '../../people/accounts/user.fixture.ts'
import type { Db } from '../../platform/db/client.ts'
import { pictures, productPictures, reviewPictures } from '../../platform/db/schema.ts'
import { reducePhoto } from '../../platform/media/store-photo.ts'
import { removePicture } from '../../platform/media/remove-picture.ts'
import { expect, testOptions } from '../../test/test.ts'
import { givenBuyer, shownProduct, test } from './reviews.fixture.ts'

const { storage } = testOptions
const photo = (side: number) => blue(side, side).jpeg().toBuffer()

test('photos are public pictures without camera metadata', async ({ app, product, buyer }) => {
  const taken = await blue(80, 40)
    .withExif({ IFD0: { Artist: 'Asmita' } })
    .jpeg()
    .toBuffer()
  const { data } = (await buyer.write({}, [taken, await photo(40)])).json()
  expect(data.photos).toEqual([
    expect.objectContaining({ alt: '', width: 80, height: 40, placeholder: expect.stringContaining('data:') }),
    expect.objectContaining({ width: 40, height: 40 }),
  ])
  expect((await shownProduct(app, product.id)).reviews[0].photos).toEqual(data.photos)
  const file = await app.inject(`/media/${data.photos[0].id}/80.webp`)
  expect(file.statusCode).toBe(200)
  expect(file.rawPayload.includes('Asmita')).toBe(false)
})

test('a photo is scaled to at most 960 px a side before its widths are encoded', async () => {
  const { width, height } = await sharp(await reducePhoto(await blue(1600, 800).jpeg().toBuffer())).metadata()
  expect({ width, height }).toEqual({ width: 960, height: 480 })
})

test('a duplicate photo counts once; more than three, too large ones and other files are refused', async ({
  app,
  product,
  buyer,
}) => {
  const small = await photo(30)
  expect((await buyer.write({}, [small, small, small, small])).statusCode).toBe(400)
  expect((await buyer.write({}, [new Uint8Array(8 * 1024 * 1024 + 1)])).statusCode).toBe(413)
  expect((await buyer.write({}, [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')])).statusCode).toBe(415)
  expect((await shownProduct(app, product.id)).reviewCount).toBe(0)
  expect((await buyer.write({}, [small, small])).json().data.photos).toHaveLength(1)
})

test('kept photos come before the new ones', async ({ db, buyer }) => {
  const [first, second, third] = await Promise.all([photo(31), photo(32), photo(33)])
  const { data } = (await buyer.write({}, [first, second])).json()
  const [gone, kept] = data.photos.map(({ id }: { id: string }) => id)
  const others = 'f'.repeat(24)
  const changed = (await buyer.edit(data._id, { keep: `${kept},${others}` }, [third])).json().data
  expect(changed.photos.map(({ id }: { id: string }) => id)).toEqual([kept, expect.not.stringContaining(gone)])
  expect(await removals(db)).toEqual([gone])

  const many = await buyer.edit(data._id, { keep: changed.photos.map(({ id }: { id: string }) => id).join() }, [
    first,
    second,
  ])
  expect(many.json()).toMatchObject({ code: 'invalid_input', fields: { photos: 'Please choose at most 3 photos.' } })
})

test('a photo is removed with its last review, unless a product uses it', async ({ app, db, product, buyer }) => {
  const other = await givenBuyer(app, db, product.id)
  const both = await photo(34)
  const alsoProducts = await photo(35)
  const { data } = (await buyer.write({}, [both, alsoProducts])).json()
  const [sharedId, productsId] = data.photos.map(({ id }: { id: string }) => id)
  const { _id: otherId } = (await other.write({}, [both])).json().data
  await db.insert(productPictures).values({ productId: product.id, position: 9, pictureId: productsId, alt: 'Ours' })

  await buyer.call('DELETE', data._id)
  expect(new Set(await removals(db))).toEqual(new Set([sharedId, productsId]))
  await letPass(db)
  await removeAll(db, [sharedId, productsId])
  expect(await Promise.all([isStored(sharedId), isStored(productsId)])).toEqual([true, true])

  await other.call('DELETE', otherId)
  await removeAll(db, [sharedId, productsId])
  expect(await Promise.all([isStored(sharedId), isStored(productsId)])).toEqual([false, true])
  expect(await db.$count(pictures, eq(pictures.id, sharedId))).toBe(0)
})

test('a recently uploaded photo is not removed, an old unused one is', async ({ app, db, product }) => {
  const nobody = await givenBuyer(app, db, product.id)
  const bytes = await photo(36)
  const { data } = (await nobody.write({}, [bytes])).json()
  const [{ id }] = data.photos
  await letPass(db)
  await nobody.call('DELETE', data._id)
  await db
    .update(pictures)
    .set({ createdAt: sql`now()` })
    .where(eq(pictures.id, id))
  await removeAll(db, [id])
  expect(await isStored(id)).toBe(true)
  await letPass(db)
  await removeAll(db, [id])
  expect(await isStored(id)).toBe(false)
  expect((await nobody.write({}, [bytes])).json().data.photos[0].id).toBe(id)
  expect(await isStored(id)).toBe(true)
})

test('the download of an account includes its reviews and votes', async ({ app, db, product, buyer }) => {
  const other = await givenBuyer(app, db, product.id)
  const { _id: theirs } = (await other.write()).json().data
  const { data } = (await buyer.write()).json()
  await buyer.call('PUT', `${theirs}/vote`)
  const { data: kept } = (await app.inject({ url: '/api/user/data', headers: buyer.headers })).json()
  expect(kept).toMatchObject({ reviews: [data], helpfulReviews: [theirs] })
})

test('deleting an account keeps its reviews without name, photos and votes', async ({ app, db, product, buyer }) => {
  const other = await givenBuyer(app, db, product.id, 'delivered', 'Hari Thapa')
  const { data: theirs } = (await other.write()).json()
  const { data } = (await buyer.write({ rating: '3' }, [await photo(37)])).json()
  await buyer.call('PUT', `${theirs._id}/vote`)

  await deleteAccount(app, { userId: buyer.userId, from: { ip: '203.0.113.7', deviceHash: undefined } }, PASSWORD)

  const shown = await shownProduct(app, product.id)
  expect(shown.reviews).toEqual([
    expect.objectContaining({ _id: data._id, user: '', comment: data.comment, photos: [], isVerified: true }),
    expect.objectContaining({ _id: theirs._id, user: 'Hari T.', helpfulCount: 0 }),
  ])
  expect(shown.rating).toBe(4)
  expect(await removals(db)).toEqual([data.photos[0].id])
  expect(await db.$count(reviewPictures)).toBe(0)
})

async function removals(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select data->>'pictureId' as id from pgboss.job
      where name = 'remove-picture' and start_after < now() + interval '1 minute' order by created_on, id`,
  )
  return rows.map(({ id }) => id)
}

const removeAll = async (db: Db, ids: string[]) => {
  for (const pictureId of ids) await removePicture({ pictureId }, { db, storage })
}

/** Ages the pictures beyond the hour in which a review must use a photo. */
async function letPass(db: Db): Promise<void> {
  await db.update(pictures).set({ createdAt: sql`${pictures.createdAt} - interval '2 hours'` })
}

async function isStored(id: string): Promise<boolean> {
  const widths = [30, 31, 32, 33, 34, 35, 36, 37].flatMap(pictureWidths)
  const sizes = await Promise.all(widths.map((width) => storage.sizeOf(pictureKey(id, width, 'webp'))))
  return sizes.some((size) => size !== undefined)
}
