import { eq } from 'drizzle-orm'
import type { ProductCard } from '#contract/catalog/products.ts'
import { noFilters } from '#domain/catalog/listing-filters.ts'
import type { Language } from '#domain/language/languages.ts'
import { AnswerCache } from '../../platform/cache/answer-cache.ts'
import type { Db } from '../../platform/db/client.ts'
import { categories, products, variants } from '../../platform/db/schema.ts'
import { expect, ownDatabaseTest as test } from '../../test/test.ts'
import { givenCategory, givenProduct } from './catalog.fixture.ts'
import { type CatalogReads, openCatalogMemory } from './catalog-memory.ts'
import { readListing } from './list-products.ts'
import { readPage } from './listing-queries.ts'
import type { Listing } from './listing-shape.ts'
import { readPageOfCards } from './read-cards.ts'

const CHEAP = 10_000

test('cards come from memory until a notice drops them, in each language', async ({ db }) => {
  const { catalog, answers } = openCatalog(db)
  const beds = await givenCategory(db, { name: 'Beds', translations: { ne: { name: 'खाट' } } })
  await givenProduct(db, { categoryId: beds.id })
  const namesOf = async (language: Language) => (await list(catalog, { language })).map(({ catName }) => catName)
  expect([await namesOf('en'), await namesOf('ne')]).toEqual([['Beds'], ['खाट']])

  // Without a change of the product's row only the notice tells that the card is outdated.
  await silently(db, (tx) => tx.update(categories).set({ name: 'Sleep', translations: { ne: { name: 'निद्रा' } } }))
  expect([await namesOf('en'), await namesOf('ne')]).toEqual([['Beds'], ['खाट']])
  answers.drop(['categories'])
  expect([await namesOf('en'), await namesOf('ne')]).toEqual([['Sleep'], ['निद्रा']])
})

test('a remembered card is read again if the row was changed, even without a notice', async ({ db }) => {
  const { catalog } = openCatalog(db)
  const { id } = await givenProduct(db, { variants: [{ price: CHEAP }] })
  expect(await list(catalog)).toMatchObject([{ price: CHEAP }])
  await silently(db, (tx) => tx.update(products).set({ price: 9_000 }).where(eq(products.id, id)))
  expect(await list(catalog)).toMatchObject([{ price: 9_000 }])
})

test('a price that changes between the two reads is not shown beside a filter that it does not fulfil', async ({
  db,
}) => {
  const { catalog } = openCatalog(db)
  const { id } = await givenProduct(db)
  const raise = () => db.update(variants).set({ price: 90_000 }).where(eq(variants.productId, id))
  expect(await listWhile(catalog, once(raise))).toEqual([])
})

test('a product that is unpublished between the two reads is left out', async ({ db }) => {
  const { catalog } = openCatalog(db)
  const { id } = await givenProduct(db)
  const unpublish = () => db.update(products).set({ published: false }).where(eq(products.id, id))
  expect(await listWhile(catalog, once(unpublish))).toEqual([])
})

test('so is one that changes at each attempt, while nothing is remembered', async ({ db }) => {
  const { catalog, answers } = openCatalog(db)
  answers.pause()
  const [still, restless] = [await givenProduct(db), await givenProduct(db)]
  let sold = 0
  const sell = () =>
    db
      .update(products)
      .set({ salesCount: (sold += 1) })
      .where(eq(products.id, restless.id))
  expect(await listWhile(catalog, sell)).toMatchObject([{ _id: String(still.id) }])
  expect(sold).toBe(3)
})

test('pages, sort orders and price ranges share one count until the catalog changes', async ({ db }) => {
  const { catalog, answers } = openCatalog(db)
  const { categoryId } = await givenProduct(db)
  const totals = async () => {
    const cheap = { filters: { ...noFilters, maxPrice: CHEAP } }
    const asked: Partial<Listing>[] = [{}, { sort: 'price' }, { offset: 1 }, { language: 'ne' }, cheap]
    const counted = asked.flatMap((one) => [count(catalog, one, false), count(catalog, one, true)])
    return new Set(await Promise.all(counted))
  }
  expect(await totals()).toEqual(new Set([1]))
  await silently(db, (tx) => tx.insert(products).values({ slug: 'new', name: 'New', categoryId, price: CHEAP }))
  expect(await totals()).toEqual(new Set([1]))
  expect(await count(catalog, { scope: { featured: false } }, true)).toBe(2)
  answers.drop(['catalog'])
  expect(await totals()).toEqual(new Set([2]))
})

function openCatalog(db: Db): { catalog: CatalogReads; answers: AnswerCache } {
  const answers = new AnswerCache()
  answers.resume()
  return { catalog: { db, isCurrent: () => true, memory: openCatalogMemory(answers) }, answers }
}

const usual: Listing = { scope: {}, filters: noFilters, sort: '-sales', limit: 12, offset: 0, language: 'en' }

async function list(catalog: CatalogReads, asked: Partial<Listing> = {}): Promise<ProductCard[]> {
  const { lists } = await readListing(catalog, { ...usual, ...asked }, false)
  return (lists?.['products'] ?? []).map((card) => JSON.parse(card) as ProductCard)
}

async function count(catalog: CatalogReads, asked: Partial<Listing>, wantsFacets: boolean): Promise<number> {
  return (await readListing(catalog, { ...usual, ...asked }, wantsFacets)).payload.totalProducts
}

/** Lists what costs at most `CHEAP`, while something changes after each time the page was found. */
async function listWhile(catalog: CatalogReads, change: () => PromiseLike<unknown>): Promise<ProductCard[]> {
  const listing = { ...usual, filters: { ...noFilters, maxPrice: CHEAP } }
  const readProducts = async () => {
    const page = await readPage(catalog.db, listing)
    await change()
    return page
  }
  const { cards } = await readPageOfCards(catalog, readProducts, 'en')
  return cards.map((card) => JSON.parse(card) as ProductCard)
}

/** Returns a change that happens only the first time. */
function once(change: () => PromiseLike<unknown>): () => Promise<unknown> {
  let first: PromiseLike<unknown> | undefined
  return async () => (first ??= change())
}

/** Changes something without triggers, and so without notices. */
async function silently(db: Db, change: (tx: Db) => PromiseLike<unknown>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(`set local session_replication_role = replica`)
    await change(tx)
  })
}
