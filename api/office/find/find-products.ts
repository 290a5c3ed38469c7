import { desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { FOUND_OF_A_KIND, type Found } from '#contract/admin/find.ts'
import type { Db } from '../../platform/db/client.ts'
import { products } from '../../platform/db/schema.ts'
import { subquery } from '../../platform/media/picture-rows.ts'
import { bestRows } from './best-rows.ts'
import { meantGoods, readingOf } from './meant-words.ts'
import type { Choice } from './saying-words.ts'
import type { Typed } from './typed.ts'

const productTexts = { said: [products.name, sql`as_typed(${products.translations} #>> '{ne,name}')`] }
const nepaliName = sql<string>`coalesce(${products.translations} #>> '{ne,name}', '')`

/** Finds products by id, or by words of the name in either language; `meant` are the words that stood for typed ones. */
export async function findProducts(db: Db, { words, productId }: Typed) {
  const byId = productId === null ? [] : await readProducts(db, eq(products.id, productId), 1)
  const choices = words.map((word): Choice => [word])
  const said = await bestProducts(db, choices)
  const meant = said.length + byId.length === 0 ? await meantGoods(db, words) : undefined
  const found = meant ? await bestProducts(db, meant.choices) : said.filter(({ id }) => byId[0]?.id !== id)
  return {
    items: await readShown(db, [...byId, ...found].slice(0, FOUND_OF_A_KIND)),
    isExact: byId.length > 0,
    ...readingOf(meant, found),
  }
}

function bestProducts(db: Db, words: readonly Choice[]) {
  return bestRows({
    words,
    texts: productTexts,
    read: (wanted, limit) => readProducts(db, wanted, limit),
    textsOf: (row) => ({ said: [row.name, row.nepaliName] }),
  })
}

/** Ids grow, so they sort by age. */
function readProducts(db: Db, wanted: SQL, limit: number) {
  return db
    .select({ id: products.id, name: products.name, nepaliName })
    .from(products)
    .where(wanted)
    .orderBy(desc(products.id))
    .limit(limit)
}

const picture = subquery<Found['products'][number]['picture']>(sql`
  select jsonb_build_object('id', shown.id, 'width', shown.width)
  from product_pictures linked join pictures shown on shown.id = linked.picture_id
  where linked.product_id = ${products.id} order by linked.position limit 1`)
const variantCount = (condition: SQL) =>
  subquery<number>(sql`select count(*)::int from variants sold where sold.product_id = ${products.id} and ${condition}`)

async function readShown(db: Db, found: readonly { id: number }[]): Promise<Found['products']> {
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  const { id, slug, name, published: isPublished } = products
  const rows = await db
    .select({
      id,
      slug,
      name,
      nepaliName,
      isPublished,
      picture,
      variants: variantCount(sql`true`),
      soldOut: variantCount(sql`sold.stock = 0`),
    })
    .from(products)
    .where(inArray(id, ids))
  return ids.flatMap((one) => rows.find((row) => row.id === one) ?? [])
}
