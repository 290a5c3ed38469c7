import type { Insight } from '#contract/admin/insights.ts'
import { sumOf } from '#domain/sum.ts'
import { afterSalesOfCarriers, afterSalesOfProducts, readZoneNames, type Way } from './after-sales-queries.ts'
import { readProductNames } from './conversion-queries.ts'
import { both, figure, pairRows, percentOf, readBoth, recordsIn, text, type ReadInsight } from './insight.ts'

const MOST_PRODUCTS = 200
const BARS = 12

type Counts = { delivered: number; returned: number; damaged: number }
const none: Counts = { delivered: 0, returned: 0, damaged: 0 }

/** What comes back or arrives damaged, by product. */
export const afterSalesByProduct: ReadInsight = async (asked) => {
  const [now, before] = await readBoth(asked, afterSalesOfProducts)
  const rows = pairRows(now, before, ({ id }) => String(id)).slice(0, MOST_PRODUCTS)
  const names = await readProductNames(
    asked.db,
    rows.map(({ key }) => Number(key)),
  )
  const labelled = rows.map((row) => ({ ...row, label: names.get(Number(row.key)) ?? '' }))
  return {
    figures: figuresOf(now, before, 'Pieces delivered', 'Pieces returned'),
    chart: chartOf(labelled, 'Returns and damage by product'),
    columns: [text('Product'), ...columnsOf('Pieces delivered', 'Pieces returned')],
    rows: labelled.map(({ key, label, ...row }) => ({
      cells: [label, ...cellsOf(row.now, row.before)],
      records: recordsIn('returns', { productId: Number(key) }),
    })),
    notes: [
      'Returns and damage count on the day of the request, deliveries on the day of the delivery: a share may exceed what was delivered in a short period.',
      'Declined and withdrawn returns and declined reports are left out, as are custom and deleted pieces. The link shows all returns of the product.',
      ...(rows.length === MOST_PRODUCTS ? [`The table has the ${MOST_PRODUCTS} products that come back most.`] : []),
    ],
  }
}

const ways: Record<Way, string> = { truck: 'by truck', hand: 'by hand', pickup: 'Fetched by the buyer' }

/** The same by way of delivery and zone. */
export const afterSalesByCarrier: ReadInsight = async (asked) => {
  const [[now, before], zones] = await Promise.all([readBoth(asked, afterSalesOfCarriers), readZoneNames(asked.db)])
  const { from, until } = asked.period
  const rows = pairRows(now, before, ({ id }) => String(id)).map((row) => {
    const [way = '', zone] = row.key.split(' ') as [Way, string?]
    const place = zone === undefined ? 'By arrangement' : (zones.get(zone) ?? '')
    return { ...row, way, zone, label: way === 'pickup' ? ways.pickup : `${place}, ${ways[way as Way]}` }
  })
  return {
    figures: figuresOf(now, before, 'Lines delivered', 'Lines returned'),
    chart: chartOf(rows, 'Returns and damage by carrier'),
    columns: [text('Carrier'), ...columnsOf('Lines delivered', 'Lines returned')],
    rows: rows.map(({ label, way, zone, ...row }) => ({
      cells: [label, ...cellsOf(row.now, row.before)],
      records: recordsIn('deliveries', {
        state: 'delivered',
        arrivedFrom: from,
        arrivedUntil: until,
        ...(way === 'pickup'
          ? { kind: 'pickup' }
          : { kind: 'delivery', zone: zone === undefined ? 'none' : Number(zone), vehicle: way }),
      }),
    })),
    notes: [
      'The shop drives itself, so a carrier is its zone, and whether the truck came or somebody carried the pieces. An order line is one product of an order, however many pieces; it belongs to the delivery that brought it.',
      'Returns and damage count on the day of the request, deliveries on the day of the delivery. Declined and withdrawn ones are left out. The link shows the deliveries of the row.',
    ],
  }
}

function figuresOf(now: readonly Counts[], before: readonly Counts[], delivered: string, returned: string) {
  const of = (rows: readonly Counts[], name: keyof Counts) => sumOf(rows, (row) => row[name])
  const share = (rows: readonly Counts[], name: keyof Counts) => percentOf(of(rows, name), of(rows, 'delivered'))
  return [
    figure(delivered, 'count', [of(now, 'delivered'), of(before, 'delivered')]),
    figure(returned, 'count', [of(now, 'returned'), of(before, 'returned')], true),
    figure('Share returned', 'percent', [share(now, 'returned'), share(before, 'returned')], true),
    figure('Damage reports', 'count', [of(now, 'damaged'), of(before, 'damaged')], true),
    figure('Share damaged', 'percent', [share(now, 'damaged'), share(before, 'damaged')], true),
  ]
}

type Row = { label: string; now: Counts | undefined; before: Counts | undefined }

function chartOf(rows: readonly Row[], title: string): Insight['chart'] {
  const bars = rows
    .slice(0, BARS)
    .map(({ label, now, before }) => ({ label, value: cameBack(now), before: cameBack(before) }))
  return bars.some(({ value, before }) => value + before > 0) ? { title, unit: 'count', bars } : null
}

function cameBack({ returned, damaged }: Counts = none): number {
  return returned + damaged
}

function columnsOf(delivered: string, returned: string): Insight['columns'] {
  return [
    ...both(delivered, 'count'),
    ...both(returned, 'count'),
    { title: 'Share returned', unit: 'percent' },
    ...both('Damage reports', 'count'),
    { title: 'Share damaged', unit: 'percent' },
  ]
}

function cellsOf(now: Counts = none, before: Counts = none): (number | null)[] {
  return [
    now.delivered,
    before.delivered,
    now.returned,
    before.returned,
    percentOf(now.returned, now.delivered),
    now.damaged,
    before.damaged,
    percentOf(now.damaged, now.delivered),
  ]
}
