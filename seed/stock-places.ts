import { eq, sql } from 'drizzle-orm'
import type { Db } from '#api/platform/db/client.ts'
import { onlyRow } from '#api/platform/db/only-row.ts'
import { stockPlaces, stores } from '#api/platform/db/schema.ts'
import { stockCause } from '#api/shop/stock/stock-queries.ts'
import { MAIN_PLACE } from '#domain/stock/places.ts'

const valley = ['Kathmandu', 'Lalitpur', 'Bhaktapur']

/** Showrooms with some of the stock, by the slug of their page; `least`: the stock from which a variant is shown there. */
const showrooms = [
  { store: 'lalitpur', districts: ['Lalitpur'], least: 4, pieces: 1 },
  { store: 'pokhara', districts: ['Kaski', 'Syangja', 'Tanahun', 'Parbat'], least: 8, pieces: 2 },
]

/** Makes the main place the demo's warehouse in Kathmandu, and brings a part of the stock to the showrooms. */
export async function insertDemoPlaces(db: Db): Promise<void> {
  await db
    .update(stockPlaces)
    .set({ name: 'Kathmandu warehouse', districts: valley, translations: { ne: { name: 'काठमाडौँ गोदाम' } } })
    .where(eq(stockPlaces.id, MAIN_PLACE))
  for (const [at, { store: slug, districts, least, pieces }] of showrooms.entries()) {
    const store = onlyRow(await db.select().from(stores).where(eq(stores.slug, slug)))
    const place = onlyRow(
      await db
        .insert(stockPlaces)
        .values({
          name: store.name,
          kind: 'showroom',
          storeId: store.id,
          districts,
          position: at + 1,
          lowStockAt: 0,
          translations: { ne: { name: store.translations.ne?.name ?? store.name } },
        })
        .returning({ id: stockPlaces.id }),
    )
    const chosen = sql`select id from variants where stock >= ${least}`
    const { rows } = await db.execute<{ id: number }>(chosen)
    const ids = sql.param(rows.map(({ id }) => id))
    const note = 'First stock of the showroom'
    await db.execute(sql`
      with moved as (update variants set stock = stock - ${pieces} where id = any (${ids}::integer[]))
      select ${stockCause({ reason: 'sent', placeId: MAIN_PLACE, note })}`)
    await db.execute(sql`
      with moved as (update variants set stock = stock + ${pieces} where id = any (${ids}::integer[]))
      select ${stockCause({ reason: 'arrived', placeId: place.id, note })}`)
  }
}
