import { asc, eq, inArray, sql } from 'drizzle-orm'
import { endOfNepalDay, nepalDay } from '#domain/nepal-time.ts'
import { addStock, noStock, stockOf, type StockSum } from '#domain/reports/stock-value.ts'
import { allRows } from '../../platform/exports/all-rows.ts'
import type { Db } from '../../platform/db/client.ts'
import { categories, products, stockMovements, variants } from '../../platform/db/schema.ts'
import { colorIn } from '../../platform/language/localized.ts'
import { subquery } from '../../platform/media/picture-rows.ts'
import { refuseFields } from '../../platform/records/refuse-fields.ts'
import { variantColor } from '../../shop/catalog/color-rows.ts'
import { money, number, text, type ReadReport, type ReportRow } from './report.ts'

/** What the pieces in stock cost the shop: one row for each variant, with the sums of each category. */
export const stockValue: ReadReport = async ({ db, now }, { day }) => {
  const today = nepalDay(now)
  refuseFields({ day: day !== undefined && day > today && 'Must not be in the future' })
  const isNow = day === undefined || day === today
  const lines = () => readStock(db, isNow ? undefined : endOfNepalDay(day))

  async function* rows(): AsyncGenerator<ReportRow[]> {
    let [category, ofCategory, ofAll] = ['', noStock, noStock]
    for await (const line of lines()) {
      if (category !== '' && category !== line.category) {
        yield [totalOf(category, ofCategory)]
        ofCategory = noStock
      }
      const one = stockOf(line)
      category = line.category
      ofCategory = addStock(ofCategory, one)
      ofAll = addStock(ofAll, one)
      if (line.stock > 0) yield [rowOf(line, one)]
    }
    if (category !== '') yield [totalOf(category, ofCategory)]
    yield [totalOf('Total', ofAll)]
  }

  const totals = await totalsOf(lines())
  const all = [...totals.values()].reduce(addStock, noStock)
  return {
    name: 'stock-value',
    title: 'Stock valuation',
    period: isNow ? `Now, ${today}` : `At the end of ${day}`,
    fileName: `stock-value-${isNow ? today : day}`,
    columns: [
      text('Category', 22),
      text('Product', 30),
      text('SKU', 24),
      text('Color, size and type', 24),
      number('Pieces'),
      money('Cost of one piece'),
      money('Value at cost', 16),
      number('Pieces without a cost', 12),
    ],
    figures: [
      { label: 'Value at cost', value: all.value, isMoney: true },
      { label: 'Pieces in stock', value: all.pieces, isMoney: false },
      { label: 'Pieces without a cost', value: all.unknown, isMoney: false },
    ],
    chart: {
      title: 'Value at cost by category',
      bars: [...totals].map(([label, { value }]) => ({ label, value })),
    },
    notes: [
      'Each piece counts with the cost that its variant has now, without VAT. Pieces without a cost count as nothing: enter the cost in the product, or import the column cost.',
      ...(isNow ? [] : ['Products that were removed since that day are missing.']),
    ],
    rows,
    showsTotals: true,
    isPersonal: false,
  }
}

type StockLine = Awaited<ReturnType<typeof readLines>>[number]

async function totalsOf(lines: AsyncIterable<StockLine>): Promise<Map<string, StockSum>> {
  const totals = new Map<string, StockSum>()
  for await (const line of lines) {
    totals.set(line.category, addStock(totals.get(line.category) ?? noStock, stockOf(line)))
  }
  return totals
}

function rowOf({ category, name, sku, choice, stock, cost }: StockLine, { value, unknown }: StockSum): ReportRow {
  return { cells: [category, name, sku, choice, stock, cost, cost === null ? null : value, unknown] }
}

function totalOf(name: string, { pieces, value, unknown }: StockSum): ReportRow {
  return { isTotal: true, cells: [name, '', '', '', pieces, null, value, unknown] }
}

/** @param before  an instant in the past; undefined for the stock now */
function readStock(db: Db, before: Date | undefined): AsyncGenerator<StockLine> {
  return allRows(
    db,
    (tx) =>
      tx
        .select({ id: variants.id })
        .from(variants)
        .innerJoin(products, eq(products.id, variants.productId))
        .innerJoin(categories, eq(categories.id, products.categoryId))
        .orderBy(asc(categories.name), asc(categories.id), asc(products.id), asc(variants.position)),
    (tx, ids: number[]) => readLines(tx, ids, before),
  )
}

async function readLines(db: Db, ids: readonly number[], before: Date | undefined) {
  const then = subquery<number>(sql`select coalesce((
    select ${stockMovements.stock} from ${stockMovements}
    where ${stockMovements.variantId} = ${variants.id} and ${stockMovements.at} < ${before?.toISOString() ?? null}
    order by ${stockMovements.id} desc limit 1), 0)`)
  const rows = await db
    .select({
      id: variants.id,
      category: categories.name,
      name: products.name,
      sku: variants.sku,
      color: variantColor,
      size: variants.size,
      type: variants.type,
      stock: before ? then : variants.stock,
      cost: variants.cost,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .where(inArray(variants.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const choice = [colorIn(row.color, 'en')?.name, row.size, row.type].filter(Boolean).join(', ')
    return [{ ...row, choice }]
  })
}
