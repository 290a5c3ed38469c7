import type { PurchaseSuggestion, SuggestionList, SuggestionsQuery } from '#contract/admin/purchasing.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import { SALES_WEEKS, suggestPurchase, USUAL_LEAD_DAYS } from '#domain/purchasing/purchase-suggestions.ts'
import type { Db } from '../../platform/db/client.ts'
import { colorIn } from '../../platform/language/localized.ts'
import { pageOf } from '../../platform/records/page-of.ts'
import { readReserved, readSelling, readSoldByWeek, type SellingVariant } from './suggestion-queries.ts'

/** Says what to order and why: variants whose stock and orders do not last, those that run out first at the top. */
export async function suggestPurchases(db: Db, query: SuggestionsQuery): Promise<SuggestionList> {
  const sold = weeksOf(await readSoldByWeek(db, ''))
  const selling = await readSelling(db, [...sold.keys()], query.supplierId)
  const all = selling
    .map((variant) => suggestionFor(variant, sold.get(variant.id) ?? [], query.cover))
    .filter(({ pieces }) => pieces > 0)
    .toSorted(bySoonestSoldOut)
  const { limit, offset } = pageOf(query)
  const page = all.slice(offset, offset + limit)
  const reserved = await readReserved(
    db,
    page.map(({ variantId }) => variantId),
  )
  const items = page.map((item) => ({ ...item, reserved: reserved.get(item.variantId) ?? 0 }))
  return { items, total: all.length, cover: query.cover }
}

function weeksOf(rows: readonly { id: number; age: number; pieces: number }[]): Map<number, number[]> {
  const weeks = new Map<number, number[]>()
  for (const { id, age, pieces } of rows) {
    const counts = weeks.get(id) ?? Array.from({ length: SALES_WEEKS }, () => 0)
    counts[age] = pieces
    weeks.set(id, counts)
  }
  return weeks
}

function suggestionFor(variant: SellingVariant, sold: readonly number[], cover: number): PurchaseSuggestion {
  const { id, productId, name, sku, stock, reserve, weeksKnown, onTheWay, drafted, supplier } = variant
  const { leadDays, minimum, pack } = supplier ?? { leadDays: USUAL_LEAD_DAYS, minimum: 1, pack: 1 }
  const terms = { leadDays, minimum, pack, stock, reserve, onTheWay, drafted }
  const { perWeek, orderAt, upTo, pieces } = suggestPurchase({ ...terms, sold, weeksKnown, coverDays: cover })
  return {
    variantId: id,
    productId,
    name: nameWithChoice(name, { ...variant, color: colorIn(variant.color, 'en') }),
    sku,
    supplier: supplier && { id: supplier.id, name: supplier.name, cost: supplier.cost, others: supplier.others },
    ...terms,
    reserved: 0,
    perWeek,
    orderAt,
    upTo,
    pieces,
  }
}

function bySoonestSoldOut(one: PurchaseSuggestion, other: PurchaseSuggestion): number {
  return lastsWeeks(one) - lastsWeeks(other) || one.sku.localeCompare(other.sku, 'en')
}

function lastsWeeks({ stock, onTheWay, drafted, perWeek }: PurchaseSuggestion): number {
  return (stock + onTheWay + drafted) / Math.max(perWeek, LEAST_RATE)
}

/** Rates are rounded to tenths, and the least may become 0. */
const LEAST_RATE = 0.05
