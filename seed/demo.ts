import { sql } from 'drizzle-orm'
import type { Db } from '#api/platform/db/client.ts'
import { cannedReplies, categories, searchSynonyms } from '#api/platform/db/schema.ts'
import { shopSettings } from '#api/platform/db/schema/settings.ts'
import type { MediaStorage } from '#api/platform/media/storage.ts'
import { demoReplies } from './canned-replies.ts'
import { seedDelivery } from './delivery.ts'
import { seedFaqs } from './faqs/seed-faqs.ts'
import { insertCustomerLives } from './customers/insert-customers.ts'
import { insertGenerated } from './generated.ts'
import { prepareGeneratedOrders } from './generated-orders/insert-generated-orders.ts'
import { generatedTables } from './generated-orders/batch.ts'
import { inBulk } from './generated-orders/in-bulk.ts'
import { insertDemoBelongings } from './insert-belongings.ts'
import { insertCatalog } from './insert-catalog.ts'
import { insertContent } from './insert-content.ts'
import { insertDemoCustomRequests } from './insert-custom-requests.ts'
import { insertPictures } from './insert-pictures.ts'
import { insertProductCounts } from './insert-product-counts.ts'
import { insertPriceHistory } from './insert-price-history.ts'
import { copyDemoModels } from './models.ts'
import { insertDemoOrders } from './orders/insert-orders.ts'
import { copyDemoPictures } from './pictures.ts'
import { insertDemoInstalmentPlans } from './instalment-plans.ts'
import { insertDemoPurchasing } from './purchasing.ts'
import { insertDemoPromotions } from './promotions.ts'
import { insertDemoSets } from './sets.ts'
import { demoSettings } from './settings.ts'
import { insertDemoShopper } from './shopper.ts'
import { seedPages } from './shop-pages.ts'
import type { DataKey } from '#api/platform/secrets/data-key.ts'
import { insertDemoPlaces } from './stock-places.ts'
import { demoSynonyms } from './synonyms.ts'

/** Key of the advisory lock; arbitrary, but unique in this database. */
const SEED_LOCK = 5_278_420_002

/** Tables to vacuum after seeding: without fresh statistics and visibility maps the first queries would be slow. */
const filledTables = sql.raw(
  'categories, category_pictures, pictures, products, product_pictures, product_models, variants, price_changes, stock_movements, place_stock, reviews, search_words, search_synonyms, orders, order_lines, order_events, product_counts',
)

export type SeedOptions = {
  /** Destination of the demo's pictures and models. */
  storage: MediaStorage
  /** Encrypts the demo shopper's personal data. */
  dataKey: DataKey
  /** Number of generated products and orders besides those of the demo. */
  products: number
  orders?: number
  /** Whether to add the demo's customers with two years of orders. Tests leave them out, which saves time. */
  customers?: boolean
  storeName?: string | undefined
  log: (message: string) => void
}

/**
 * Fills an empty database with the demo, all or nothing. Leaves a database with categories alone. Concurrent processes
 * wait for each other, and one of them fills it.
 *
 * @throws the errors of storage and database; nothing is filled then
 */
export async function seedDemo(db: Db, options: SeedOptions): Promise<void> {
  const { storage, dataKey, products, orders = 0, customers = false, storeName, log } = options
  await seedShop(db, { storeName })
  if (await hasCategories(db)) return
  // Files before rows, so that a visible product always has its files. Existing files are kept.
  await copyDemoPictures(storage)
  await copyDemoModels(storage)
  const filled = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    if (await hasCategories(tx)) return false
    await insertPictures(tx)
    const catalog = await insertCatalog(tx)
    await insertContent(tx, catalog.categoryIds)
    await insertDemoPromotions(tx, catalog.categoryIds)
    await insertDemoSets(tx)
    await insertDemoInstalmentPlans(tx)
    const shopper = { userId: await insertDemoShopper(tx, dataKey), dataKey, now: new Date() }
    const insertOrders = () => {
      if (orders === 0 && !customers) return insertDemoOrders(tx, { ...shopper, storage })
      return insertDemoOrders(tx, { ...shopper, storage }, (offers, others) => {
        const wanted = { orders, withCustomers: customers, offers, others, storage, dataKey, now: shopper.now, log }
        return prepareGeneratedOrders(tx, wanted)
      })
    }
    const people = await (orders === 0 ? insertOrders() : inBulk(tx, generatedTables, insertOrders))
    if (customers) await insertCustomerLives(tx, people, shopper)
    await insertDemoBelongings(tx, shopper)
    await insertDemoCustomRequests(tx, shopper)
    await insertDemoPurchasing(tx, shopper)
    await tx
      .insert(cannedReplies)
      .values([...demoReplies])
      .onConflictDoNothing()
    await tx.insert(searchSynonyms).values(demoSynonyms).onConflictDoNothing()
    // The generated products, which may be a million, have none.
    if (customers) await insertProductCounts(tx)
    await insertDemoPlaces(tx)
    log(`Demo shop: ${catalog.products.length} products`)
    await insertGenerated(tx, { products, catalog, log })
    await insertPriceHistory(tx)
    return true
  })
  if (!filled) return
  await db.execute(sql`vacuum (analyze) ${filledTables}`)
  if (orders > 0) await db.execute(sql`vacuum (analyze) ${sql.raw(generatedTables.join(', '))}`)
}

/** Inserts the data of every new store: settings with `storeName`, delivery zones, FAQ and pages. */
export async function seedShop(db: Db, { storeName }: { storeName?: string | undefined }): Promise<void> {
  await seedDelivery(db)
  await seedFaqs(db)
  await seedSettings(db, storeName)
  await seedPages(db)
}

async function seedSettings(db: Db, storeName: string | undefined): Promise<void> {
  // An insert that changes nothing would still empty the caches of every running process.
  if ((await db.$count(shopSettings)) > 0) return
  await db
    .insert(shopSettings)
    .values({ ...demoSettings, ...(storeName !== undefined && namedAs(storeName)) })
    .onConflictDoNothing()
}

/** Returns both names for a custom store name, which stays the same in Nepali until staff translate it. */
function namedAs(storeName: string) {
  return storeName === demoSettings.name ? {} : { name: storeName, nativeName: storeName }
}

async function hasCategories(db: Db): Promise<boolean> {
  const rows = await db.select({ id: categories.id }).from(categories).limit(1)
  return rows.length > 0
}
