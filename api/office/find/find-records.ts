import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { FOUND_OF_A_KIND, type FewResource, type Found } from '#contract/admin/find.ts'
import type { Permission } from '#domain/staff/staff.ts'
import type { Db } from '../../platform/db/client.ts'
import {
  banners,
  categories,
  clients,
  deliveryZones,
  faqs,
  hoardings,
  pages,
  productSets,
  projects,
  promotions,
  purchaseOrders,
  staff,
  stores,
  suppliers,
} from '../../platform/db/schema.ts'
import { beginningWords, sayingWords } from './saying-words.ts'
import type { Typed } from './typed.ts'

/** How much of the typed text a name must have if no word of it is found; 1 would be all of it. */
const LEAST_LIKENESS = 0.5

/** Tables of so few rows that they need no index for words. */
type FewTable = {
  reads: Permission
  from: PgTable
  id: AnyPgColumn
  name: AnyPgColumn
  /** The field of the name in `translations`. */
  field?: string
  translations?: AnyPgColumn
  /** Other texts that find a row. */
  also?: SQL | AnyPgColumn
}

const districts = sql`(select string_agg(district, ' ') from delivery_districts where zone_id = ${deliveryZones.id})`

const fewTables: Record<FewResource, FewTable> = {
  categories: { ...named(categories), reads: 'catalog.read' },
  sets: { ...named(productSets), reads: 'catalog.read' },
  promotions: { ...named(promotions), reads: 'promotions.read', also: promotions.code },
  offers: {
    reads: 'content.read',
    from: hoardings,
    id: hoardings.id,
    name: hoardings.description,
    field: 'description',
    translations: hoardings.translations,
  },
  banners: {
    reads: 'content.read',
    from: banners,
    id: banners.id,
    name: banners.title,
    field: 'title',
    translations: banners.translations,
  },
  projects: { ...named(projects), reads: 'content.read' },
  clients: { ...named(clients), reads: 'content.read', also: clients.sector },
  faqs: {
    reads: 'content.read',
    from: faqs,
    id: faqs.id,
    name: faqs.question,
    field: 'question',
    translations: faqs.translations,
  },
  pages: {
    reads: 'content.read',
    from: pages,
    id: pages.slug,
    name: pages.title,
    field: 'title',
    translations: pages.translations,
    also: sql`replace(${pages.slug}, '-', ' ')`,
  },
  stores: { ...named(stores), reads: 'content.read', also: sql`${stores.city} || ' ' || ${stores.district}` },
  'delivery-zones': { ...named(deliveryZones), reads: 'delivery.read', also: districts },
  suppliers: {
    reads: 'purchases.read',
    from: suppliers,
    id: suppliers.id,
    name: suppliers.name,
    also: sql`${suppliers.contact} || ' ' || ${suppliers.pan}`,
  },
  'purchase-orders': {
    reads: 'purchases.read',
    from: purchaseOrders,
    id: purchaseOrders.id,
    name: purchaseOrders.number,
    also: sql`(select seller.name from suppliers seller where seller.id = ${purchaseOrders.supplierId})`,
  },
  staff: { reads: 'staff.read', from: staff, id: staff.id, name: staff.name, also: staff.email },
}

function named(table: PgTable & Record<'id' | 'name' | 'translations', AnyPgColumn>) {
  return { from: table, id: table.id, name: table.name, translations: table.translations }
}

/**
 * Finds records of the lists that have few: pages, showrooms, zones and so on. Names that are like the typed text count
 * only if none has its words.
 *
 * @param may  whether the reader has a permission
 */
export async function findRecords(db: Db, { words }: Typed, may: (permission: Permission) => boolean) {
  const tables = Object.entries(fewTables).filter(([, { reads }]) => may(reads))
  if (tables.length === 0) return { items: [], isExact: false }
  const texts = { said: [sql`name`, sql`as_typed("nepaliName")`, sql`also`] }
  const choices = words.map((word) => [word])
  const likeness = sql`greatest(word_similarity(${words.join(' ')}, name), word_similarity(${words.join(' ')}, as_typed("nepaliName")))`
  const { rows } = await db.execute<Found['records'][number] & { rank: number }>(sql`
    select resource, id, name, "nepaliName", case
      when ${beginningWords(choices, texts)} then 0 when ${sayingWords(choices, texts)} then 1 else 2 end as rank
    from (${sql.join(tables.map(rowsOf), sql` union all `)}) few
    where ${sayingWords(choices, texts)} or ${likeness} >= ${LEAST_LIKENESS}
    order by rank, case when ${sayingWords(choices, texts)} then 0 else - ${likeness} end, length(name), resource, id
    limit ${FOUND_OF_A_KIND}`)
  const said = rows.filter(({ rank }) => rank < 2)
  const items = (said.length > 0 ? said : rows).map(({ rank: _rank, ...record }) => record)
  return { items, isExact: false, isGuess: said.length === 0 && items.length > 0 }
}

function rowsOf([resource, table]: [string, FewTable]): SQL {
  const { from, id, name, field = 'name', translations, also } = table
  const nepali = translations ? sql`coalesce(${translations} -> 'ne' ->> ${field}, '')` : sql`''`
  return sql`select ${resource}::text as resource, ${id}::text as id, ${name} as name, ${nepali} as "nepaliName",
    coalesce(${also ?? sql`''`}, '') as also from ${from}`
}
