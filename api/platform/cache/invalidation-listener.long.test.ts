import { once } from 'node:events'
import { eq } from 'drizzle-orm'
import { buildApp } from '../../app.ts'
import { changeVariant } from '../../shop/cart/cart.fixture.ts'
import { givenPicture, givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { givenBedroom } from '../../shop/sets/sets.fixture.ts'
import { openDatabase } from '../db/client.ts'
import {
  bannerImages,
  banners,
  categoryPictures,
  clients,
  pictures,
  productModels,
  productPictures,
  products,
  productSets,
  projectPictures,
  projects,
  reviewPictures,
  reviews,
  shopSettings,
  variants,
} from '../db/schema.ts'
import { onlyRow } from '../db/only-row.ts'
import { expect, ownDatabaseTest as base, testOptions } from '../../test/test.ts'
import { AnswerCache } from './answer-cache.ts'
import { listenForChanges } from './invalidation-listener.ts'

/** Starts more instances of the app on the test's database, each with its own pool, cache and listener. */
const test = base.extend('startShop', ({ url }, { onCleanup }) => {
  const closing: (() => Promise<void>)[] = []
  onCleanup(async () => {
    for (const close of closing.toReversed()) await close()
  })
  return async () => {
    const { db, close } = openDatabase(url, { max: 4 })
    const answers = new AnswerCache()
    const resumed = once(answers, 'resume')
    const listener = listenForChanges(answers, url)
    const app = buildApp({ ...testOptions, db, answers })
    closing.push(close, listener.close, () => app.close())
    await resumed
    return { app, answers }
  }
})

/** Resolves when this instance has received the notice that `tag` changed. */
function heard(answers: AnswerCache, tag: string): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  answers.on('drop', (tags) => tags.includes(tag) && resolve())
  return promise
}

test('a change shows in the next answer of every process', async ({ db, startShop }) => {
  const { id } = await givenProduct(db, { name: 'Old name' })
  const shops = [await startShop(), await startShop()]
  const names = () =>
    Promise.all(
      shops.flatMap(({ app }) => [
        app.inject(`/api/product/${id}`).then((answer) => answer.json().product.name),
        app.inject('/api/product/getAllProducts').then((answer) => answer.json().products[0].name),
      ]),
    )
  expect(await names()).toEqual(Array(4).fill('Old name'))
  const told = shops.map(({ answers }) => heard(answers, 'catalog'))
  await db.update(products).set({ name: 'New name' }).where(eq(products.id, id))
  await Promise.all(told)
  expect(await names()).toEqual(Array(4).fill('New name'))
})

test('an order that only moves stock drops the answers of that product and no other', async ({ db, startShop }) => {
  const sold = await givenProduct(db, { variants: [{ stock: 9 }] })
  const other = await givenProduct(db)
  const { app, answers } = await startShop()
  const paths = [
    `/api/product/${sold.id}`,
    `/api/product/${other.id}`,
    '/api/product/getAllProducts?limit=1&page=2',
    '/api/category',
  ]
  for (const path of paths) await app.inject(path)
  const kept = () => paths.map((path) => answers.find(path) !== undefined)
  await expect.poll(kept).toEqual([true, true, true, true])

  const told = heard(answers, `product:${sold.id}`)
  await db.update(variants).set({ stock: 8 }).where(eq(variants.productId, sold.id))
  await told
  await expect.poll(kept).toEqual([false, true, true, true])
  expect((await app.inject(paths[0]!)).json().product.countInStock).toBe(8)
})

test('a set that changes, and a piece that is sold, show on the page of every piece', async ({ db, startShop }) => {
  const { set, products: goods, ids } = await givenBedroom(db)
  const { app, answers } = await startShop()
  const shown = async () => (await app.inject(`/api/product/${goods.bed.id}/set`)).json().set
  expect((await shown()).percent).toBe(10)
  const ofSets = heard(answers, 'sets')
  await db.update(productSets).set({ percent: 7 }).where(eq(productSets.id, set.id))
  await ofSets
  expect((await shown()).percent).toBe(7)
  const ofPillow = heard(answers, `product:${goods.pillow.id}`)
  await changeVariant(db, ids.pillow, { stock: 1 })
  await ofPillow
  expect((await shown()).pieces[2].variants[0].countInStock).toBe(1)
})

test('a product that is added, removed or sold out changes the lists', async ({ db, startShop }) => {
  const { app, answers } = await startShop()
  const total = async () =>
    (await app.inject('/api/product/getAllProducts?availability=available')).json().totalProducts
  const after = async (change: () => PromiseLike<unknown>) => {
    const told = heard(answers, 'catalog')
    await change()
    await told
    return total()
  }
  expect(await total()).toBe(0)
  const { id, categoryId } = await givenProduct(db, { published: false })
  expect(await after(() => db.update(products).set({ published: true }).where(eq(products.id, id)))).toBe(1)
  expect(await after(() => db.update(variants).set({ stock: 0 }).where(eq(variants.productId, id)))).toBe(0)
  expect(await after(() => db.update(variants).set({ stock: 1 }).where(eq(variants.productId, id)))).toBe(1)
  expect(await after(() => db.delete(products).where(eq(products.categoryId, categoryId)))).toBe(0)
})

test('a picture that moves to another product changes both', async ({ db, startShop }) => {
  const picture = await givenPicture(db)
  const [from, to] = [await givenProduct(db, { pictureIds: [picture.id] }), await givenProduct(db)]
  const { app, answers } = await startShop()
  const count = async (id: number) => (await app.inject(`/api/product/${id}`)).json().product.pictures.length
  expect([await count(from.id), await count(to.id)]).toEqual([1, 0])
  const told = [from, to].map(({ id }) => heard(answers, `product:${id}`))
  await db.update(productPictures).set({ productId: to.id })
  await Promise.all(told)
  expect([await count(from.id), await count(to.id)]).toEqual([0, 1])
})

test('AVIF files that are stored change everything that shows the picture', async ({ db, startShop }) => {
  const { id: pictureId } = await givenPicture(db, { isWebpOnly: true })
  const [shown, reviewed, other] = [
    await givenProduct(db, { pictureIds: [pictureId] }),
    await givenProduct(db, { ratings: [5] }),
    await givenProduct(db),
  ]
  const link = { pictureId, position: 0, alt: 'A bed' }
  const { id: reviewId } = onlyRow(await db.select().from(reviews))
  await db.insert(reviewPictures).values({ ...link, reviewId })
  await db.insert(categoryPictures).values({ ...link, categoryId: shown.categoryId })
  const banner = onlyRow(await db.insert(banners).values({ title: 'Beds' }).returning())
  await db.insert(bannerImages).values({ ...link, bannerId: banner.id })
  const project = onlyRow(await db.insert(projects).values({ slug: 'yak', name: 'Yak Hotel' }).returning())
  await db.insert(projectPictures).values({ ...link, projectId: project.id })
  await db.insert(clients).values({ slug: 'yak', name: 'Yak Hotel', logoPictureId: pictureId })

  const { answers } = await startShop()
  const dropped: string[] = []
  answers.on('drop', (tags) => dropped.push(...tags))
  await db.update(pictures).set({ isWebpOnly: false })
  const told = heard(answers, `product:${other.id}`)
  await db.update(variants).set({ stock: 1 }).where(eq(variants.productId, other.id))
  await told
  const expected = ['banners', 'categories', 'clients', 'projects', `product:${shown.id}`, `product:${reviewed.id}`]
  expect(dropped.filter((tag) => tag !== `product:${other.id}`).toSorted()).toEqual(expected.toSorted())
})

test('a 3D model that is added, changed or removed changes its product', async ({ db, startShop }) => {
  const { id } = await givenProduct(db)
  const { app, answers } = await startShop()
  const width = async () => (await app.inject(`/api/product/${id}`)).json().product.model?.widthCm
  const after = async (change: PromiseLike<unknown>) => {
    const told = heard(answers, `product:${id}`)
    await change
    await told
    return width()
  }
  const model = { productId: id, mediaId: 'a'.repeat(24), bytes: 9, widthCm: 90, depthCm: 80, heightCm: 70 }
  expect(await width()).toBeUndefined()
  expect(await after(db.insert(productModels).values(model))).toBe(90)
  expect(await after(db.update(productModels).set({ widthCm: 91 }))).toBe(91)
  expect(await after(db.delete(productModels))).toBeUndefined()
})

test('a new review shows immediately', async ({ db, startShop }) => {
  const { id } = await givenProduct(db)
  const { app, answers } = await startShop()
  const rating = async () => (await app.inject(`/api/product/${id}`)).json().product.rating
  expect(await rating()).toBe(0)
  const told = heard(answers, `product:${id}`)
  await db.insert(reviews).values({ productId: id, userName: 'Ram', comment: 'Good.', rating: 4 })
  await told
  expect(await rating()).toBe(4)
})

test.for([
  ['/api/category', 'categories', "insert into categories (slug, name) values ('new', 'New')"],
  ['/api/hoarding', 'hoardings', "insert into hoardings (description) values ('New')"],
  ['/api/banner', 'banners', "insert into banners (title) values ('New')"],
  ['/api/project', 'projects', "insert into projects (slug, name) values ('new', 'New')"],
  ['/api/client', 'clients', "insert into clients (slug, name) values ('new', 'New')"],
] as const)('%s changes when %s do', async ([path, tag, change], { db, startShop }) => {
  const { app, answers } = await startShop()
  const count = async () => (await app.inject(path)).json().data.length
  expect(await count()).toBe(0)
  const told = heard(answers, tag)
  await db.execute(change)
  await told
  expect(await count()).toBe(1)
})

test('without the connection nothing is cached; it reconnects automatically and serves nothing stale', async ({
  db,
  pool,
  startShop,
}) => {
  const { id } = await givenProduct(db, { name: 'Old name' })
  const { app, answers } = await startShop()
  const name = async () => (await app.inject(`/api/product/${id}`)).json().product.name
  expect(await name()).toBe('Old name')

  const lost = once(answers, 'pause')
  await pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' or query ilike '%pg_notify%' and pid <> pg_backend_pid()",
  )
  await lost
  const back = once(answers, 'resume')
  await db.update(products).set({ name: 'New name' }).where(eq(products.id, id))
  expect(await name()).toBe('New name')
  await back
  expect(await name()).toBe('New name')
  await expect.poll(() => answers.find(`/api/product/${id}`)).toBeDefined()
})

test('an unreachable database leaves the cache paused and reports the reason', async () => {
  const answers = new AnswerCache()
  const { promise: told, resolve } = Promise.withResolvers<unknown>()
  const listener = listenForChanges(answers, 'postgresql://nobody@127.0.0.1:1/none', resolve)
  expect(await told).toBeInstanceOf(Error)
  expect(answers.isPaused).toBe(true)
  await listener.close()
})

test('the settings follow their row', async ({ db, startShop }) => {
  const { app, answers } = await startShop()
  expect((await app.inject('/api/settings')).statusCode).toBe(503)
  const told = heard(answers, 'settings')
  await db.insert(shopSettings).values({
    name: 'Kastha',
    nativeName: 'काष्ठ',
    tagline: 'Timber',
    phone: '+97715550123',
    whatsapp: '+9779800000000',
    email: 'hello@kastha.example',
    streetAddress: 'Lazimpat',
    city: 'Kathmandu',
    postalCode: '44600',
    mapUrl: 'https://map.example',
    hours: [{ days: [0, 1], opens: '09:00', closes: '18:00' }],
    social: [{ network: 'facebook', url: 'https://facebook.example' }],
    vatNumber: '600000000',
    registrationNumber: '1/2',
    freeShippingOver: 100_000,
    shippingFee: 1_000,
  })
  await told
  const { data } = (await app.inject('/api/settings')).json()
  expect(data).toMatchObject({ name: 'Kastha', freeShippingOver: 100_000, hours: [{ opens: '09:00' }] })
  expect(data).not.toHaveProperty('onlyRow')
})
