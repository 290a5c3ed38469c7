import type { KeyObject } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { App } from '../../app.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import type { Call } from './calls.ts'
import { requestOf, type Sample } from './request.ts'

const tablesOfOrders = {
  invoiceId: 'invoices',
  attemptId: 'payment_attempts',
  returnId: 'return_requests',
  photoId: 'photos',
}

type Values = Record<string, unknown>

/** The app, and the headers of the role that sends the request. */
type Seen = { app: App; headers: Record<string, string> }

/**
 * Replaces values that a schema cannot know with current ones: fields that depend on each other, versions, figures
 * that were shown, and keys of links.
 */
export async function fillIn(seen: Seen, call: Call, sample: Sample): Promise<Sample> {
  const { body } = sample
  const filled = { ...sample, path: await ofOneOrder(seen, sample.path), query: withKey(seen.app, call, sample) }
  if (!isValues(body)) return filled
  return {
    ...filled,
    body: { ...body, ...(await readStored(seen, call, sample)), ...(await readShown(seen, call, sample)) },
  }
}

/** Replaces ids below an order in the path with ids of that order's own records, where it has any. */
async function ofOneOrder({ app }: Seen, path: object): Promise<object> {
  const named = path as Values
  const number = String(named['orderId'] ?? named['id'])
  const found = Object.entries(tablesOfOrders).filter(([name]) => name in named)
  const own = await Promise.all(
    found.map(async ([name, table]) => {
      const { rows } = await app.db.execute<{ id: string }>(
        sql`select id from ${sql.identifier(table)} where order_id = (select id from orders where number = ${number}) limit 1`,
      )
      return [name, rows[0]?.id ?? named[name]] as const
    }),
  )
  return { ...path, ...Object.fromEntries(own) }
}

/** Adds the key that opens an order, a request or a ticket. Each kind has its own keys. */
function withKey({ secrets }: App, { path }: Call, { path: named, query }: Sample): object {
  const keys: [string, KeyObject, unknown][] = [
    ['/api/orders/{orderId}', secrets.orderKey, (named as Values)['orderId']],
    ['/api/custom-orders/{number}', secrets.customKey, (named as Values)['number']],
    ['/api/tickets/{number}', secrets.ticketKey, (named as Values)['number']],
  ]
  const found = keys.find(([start]) => path.startsWith(start))
  if (!found || !('key' in query)) return query
  const [, key, number] = found
  return { ...query, key: trackKey(key, String(number)) }
}

/** Returns the stored values of the record to change; for a new record, those of another one of its kind. */
async function readStored(seen: Seen, call: Call, sample: Sample): Promise<Values> {
  const names = Object.keys(call.schema.properties.body?.properties ?? {})
  const url = requestOf(call, { ...sample, query: {}, body: undefined }, undefined, []).url
  const found = await ask(seen, url)
  const [first] = Array.isArray(found['items']) ? found['items'] : []
  const record =
    first === undefined
      ? found
      : isValues(first) && 'id' in first
        ? await ask(seen, `${url}/${String(first['id'])}`)
        : {}
  return Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)))
}

/** Returns the figures that the checkout or another page has shown to the client. */
async function readShown(seen: Seen, { name, path }: Call, { path: named, body }: Sample): Promise<Values> {
  const { district, method, payment, coupon } = body as Values
  if (name === 'POST /api/orders') {
    return { agreed: true, ...shownOf(await ask(seen, '/api/checkout/quote', { district, method, payment, coupon })) }
  }
  if (name === 'POST /api/admin/phone-orders/{id}') {
    const url = `${path.replace('{id}', encodeURIComponent(String((named as Values)['id'])))}/quote`
    const [good] = ((await ask(seen, '/api/admin/phone-orders/goods?q=bed'))['items'] as Values[]) ?? []
    const lines = good ? [{ variantId: good['variantId'], quantity: 1 }] : []
    return { agreed: true, ...shownOf(await ask(seen, url, { district, method, coupon, lines })) }
  }
  if (name === 'POST /api/orders/{orderId}/pay') {
    const order = await ask(seen, `/api/orders/${encodeURIComponent(String((named as Values)['orderId']))}`)
    const { payNow } = isValues(order['money']) ? order['money'] : {}
    return isValues(payNow) ? { amount: payNow['amount'] } : {}
  }
  if (name === 'POST /api/cart/lines') return { size: undefined, type: undefined, productId: undefined }
  if (path.endsWith('/order')) {
    const listed = (await ask(seen, `${path.slice(0, -'/order'.length)}?perPage=100`))['items'] as Values[] | undefined
    return { ids: listed?.map(({ id }) => id) }
  }
  return {}
}

function shownOf(quote: Values): Values {
  const { lines, totals } = quote as { lines?: Values[]; totals?: Values }
  if (!lines || !totals) return {}
  return {
    shown: { total: totals['total'], lines: lines.map(({ _id, price, quantity }) => ({ _id, price, quantity })) },
  }
}

/**
 * Makes a call.
 *
 * @returns an empty object when the API refuses
 */
async function ask({ app, headers }: Seen, url: string, payload?: object): Promise<Values> {
  const answer = await app.inject({ method: payload ? 'POST' : 'GET', url, headers, ...(payload && { payload }) })
  if (answer.statusCode !== 200 || !String(answer.headers['content-type']).includes('json')) return {}
  const found: unknown = answer.json()
  const data = isValues(found) && isValues(found['data']) ? found['data'] : found
  return isValues(data) ? data : {}
}

function isValues(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
