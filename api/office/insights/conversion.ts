import type { Insight } from '#contract/admin/insights.ts'
import { both, figure, pairRows, percentOf, readBoth, recordOf, text, type ReadInsight } from './insight.ts'
import { conversionOfProducts, conversionOfShop, readProductNames } from './conversion-queries.ts'

const MOST_PRODUCTS = 200
const BARS = 12

/** How many views of product pages become orders. */
export const conversion: ReadInsight = async (asked) => {
  const [[shop, shopBefore], [now, before]] = await Promise.all([
    readBoth(asked, conversionOfShop),
    readBoth(asked, conversionOfProducts),
  ])
  const rows = pairRows(now, before, ({ id }) => String(id)).slice(0, MOST_PRODUCTS)
  // The sums of fewer days say nothing beside those of all days.
  const ifWhole = (sum: number) => (shopBefore.isWhole ? sum : null)
  const names = await readProductNames(
    asked.db,
    rows.map(({ key }) => Number(key)),
  )
  return {
    figures: [
      figure('Views that became orders', 'percent', [
        percentOf(shop.orders, shop.views),
        percentOf(shopBefore.orders, shopBefore.views),
      ]),
      figure('Views', 'count', [shop.views, ifWhole(shopBefore.views)]),
      figure('Added to a cart', 'count', [shop.carted, ifWhole(shopBefore.carted)]),
      figure('Checkouts begun', 'count', [shop.checkouts, ifWhole(shopBefore.checkouts)]),
      figure('Orders', 'count', [shop.orders, ifWhole(shopBefore.orders)]),
    ],
    chart: {
      title: 'Views by product',
      unit: 'count',
      bars: rows.slice(0, BARS).map((row) => ({
        label: names.get(Number(row.key)) ?? '',
        value: row.now?.views ?? 0,
        before: ifWhole(row.before?.views ?? 0),
      })),
    },
    columns: [
      text('Product'),
      ...both('Views', 'count'),
      { title: 'Added to a cart', unit: 'count' },
      { title: 'Checkouts begun', unit: 'count' },
      ...both('Ordered', 'count'),
      ...both('Ordered per view', 'percent'),
    ],
    rows: rows.map((row) => ({
      cells: [
        names.get(Number(row.key)) ?? '',
        row.now?.views ?? 0,
        ifWhole(row.before?.views ?? 0),
        row.now?.carted ?? 0,
        row.now?.checkouts ?? 0,
        row.now?.ordered ?? 0,
        ifWhole(row.before?.ordered ?? 0),
        shareOf(row.now),
        shareOf(row.before),
      ],
      records: recordOf('products', Number(row.key)),
    })),
    notes: notesOf(rows.length),
  }
}

function shareOf(row: { views: number; ordered: number } | undefined): number | null {
  return row === undefined ? null : percentOf(row.ordered, row.views)
}

function notesOf(rows: number): Insight['notes'] {
  const most = `The table has the ${MOST_PRODUCTS} products with the most views.`
  return [
    'The shop counts how often pages of products are opened, without cookies, addresses or anything that tells visitors apart. Somebody who looks twice counts twice.',
    'Robots that say so are left out, and so are pages that a cache in front of the shop answers. A server that stops without warning loses the counts of its last 20 seconds.',
    'Orders by phone, of pieces made to measure, cancelled and returned ones are left out. A product counts once for each line of an order.',
    ...(rows === MOST_PRODUCTS ? [most] : []),
  ]
}
