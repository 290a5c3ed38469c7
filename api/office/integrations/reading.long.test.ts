import { eq } from 'drizzle-orm'
import type { ApiInvoice } from '#contract/integrations/invoices.ts'
import type { ApiOrder } from '#contract/integrations/orders.ts'
import { givenUser } from '../../people/accounts/user.fixture.ts'
import { orders, payments, personalReads, refunds } from '../../platform/db/schema.ts'
import { givenInvoiced, givenSeller } from '../../sales/invoices/invoices.fixture.ts'
import { changeOrder } from '../../sales/orders/change-order.ts'
import { givenStoreCredit } from '../../sales/credit/credit.fixture.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { expect, test, testOptions } from '../../test/test.ts'
import { givenApiKey } from '../api-keys/api-keys.fixture.ts'

type Page<Item> = { items: Item[]; nextCursor: string | null; asOf: string }
type Key = Awaited<ReturnType<typeof givenApiKey>>

async function pagesOf<Item>({ call }: Key, path: string, between = async () => {}): Promise<Item[][]> {
  const pages: Item[][] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const answer = await call('GET', `${path}${cursor && `&cursor=${cursor}`}`)
    expect(answer.statusCode).toBe(200)
    const { items, nextCursor } = answer.json<Page<Item>>()
    pages.push(items)
    cursor = nextCursor
    await between()
  }
  return pages
}

test('an order has its lines, sums and what is due, and its buyer with customers:read only', async ({ app, db }) => {
  const order = await givenOrder(db, { lines: [{ quantity: 2 }] })
  const key = await givenApiKey(app)
  const shown = (await key.call('GET', `/orders/${order.number}`)).json<ApiOrder>()
  expect(shown).toMatchObject({
    id: order.id,
    state: 'pending',
    channel: 'shop',
    lines: [{ position: 0, sku: 'RARA-BED', quantity: 2, price: 10_000, discount: 0, total: 20_000 }],
    subtotal: 20_000,
    total: 21_000,
    paid: 0,
    due: 21_000,
    contact: { name: 'Asmita Gurung', phone: '+9779841234567', city: 'Pokhara', streetAddress: 'Baidam, Lakeside' },
  })
  expect(shown.subtotal + shown.shipping - shown.discount).toBe(shown.total)
  const figures = await givenApiKey(app, { scopes: ['orders:read'] }, key.maker)
  const answer = await figures.call('GET', `/orders/${order.id}`)
  expect(answer.json()).toEqual({ ...shown, contact: null })
  expect(answer.body).not.toContain('Asmita')
})

test('what shows how to reach a buyer is logged as read by the key, and nothing else', async ({ app, db }) => {
  const { id } = await givenOrder(db)
  const key = await givenApiKey(app)
  const figures = await givenApiKey(app, { scopes: ['orders:read'] }, key.maker)
  await figures.call('GET', '/orders')
  expect(await db.$count(personalReads)).toBe(0)
  await key.call('GET', '/orders')
  expect(await db.select().from(personalReads)).toMatchObject([
    { staffId: key.id, staffName: 'Accountant (API key)', kind: 'order', records: [id] },
  ])
})

test('pages have each order once, whatever is ordered in between', async ({ app, db }) => {
  const placedAt = new Date('2026-11-20T06:00:00Z')
  const old = await Promise.all(Array.from({ length: 7 }, () => givenOrder(db, { placedAt })))
  const key = await givenApiKey(app)
  const early = new Date('2026-11-01T06:00:00Z')
  const pages = await pagesOf<ApiOrder>(
    key,
    '/orders?limit=3',
    async () => void (await givenOrder(db, { placedAt: early })),
  )
  const seen = pages.flat().map(({ id }) => id)
  expect(pages.map(({ length }) => length)).toEqual([3, 3, 1])
  expect(seen.toSorted()).toEqual(old.map(({ id }) => id).toSorted())
})

const cursorOf = (...place: unknown[]) => Buffer.from(JSON.stringify(place)).toString('base64url')

test.for([
  'x',
  'W10',
  'bnVsbA',
  cursorOf(1_790_000_000_000_000, 7),
  cursorOf('2026-02-30 06:00:00+00', '6656ce6d-b70b-44d4-bec4-b5849620b8df'),
  cursorOf(1e300, '6656ce6d-b70b-44d4-bec4-b5849620b8df'),
])('the cursor %s, which no page gave, is refused', async (cursor, { app }) => {
  const { call } = await givenApiKey(app)
  const answer = await call('GET', `/orders?cursor=${cursor}`)
  expect(answer.json()).toMatchObject({ status: 400, code: 'invalid_input', errors: [{ field: 'cursor' }] })
})

test.for([
  '/orders?limit=201',
  '/orders?limit=0',
  '/orders?state=lost',
  '/orders?updatedSince=yesterday',
  '/orders?updatedSince=0000-01-01T00:00:00Z',
  '/products?updatedSince=9999-12-31T23:59:59-05:45',
  '/orders?q=x',
])('%s is refused', async (path, { app }) => {
  const { call } = await givenApiKey(app)
  expect((await call('GET', path)).json()).toMatchObject({ status: 400, code: 'invalid_input' })
})

test('orders are found by state, customer and day, and those that changed since the last time', async ({ app, db }) => {
  const user = await givenUser(db)
  const midnight = new Date('2026-11-19T18:15:00Z') // the 20th begins in Nepal
  const before = await givenOrder(db, { placedAt: new Date(midnight.getTime() - 1) })
  const after = await givenOrder(db, { placedAt: midnight, userId: user.id, state: 'confirm' })
  const { call } = await givenApiKey(app)
  const idsOf = async (query: string) =>
    (await call('GET', `/orders?${query}`)).json<Page<ApiOrder>>().items.map(({ id }) => id)
  expect(await idsOf('from=2026-11-20&until=2026-11-20')).toEqual([after.id])
  expect(await idsOf('until=2026-11-19')).toEqual([before.id])
  expect(await idsOf('state=confirm,delivered')).toEqual([after.id])
  expect(await idsOf(`customerId=${user.id}`)).toEqual([after.id])
  const { asOf } = (await call('GET', '/orders?limit=1')).json<Page<ApiOrder>>()
  expect(Date.parse(asOf)).toBeLessThan(Date.now() - 50_000)
  expect(await idsOf(`updatedSince=${asOf}`)).toEqual([])
  const by = { actor: 'staff', id: null } as const
  await changeOrder({ db, secrets: testOptions.secrets }, before.id, { action: 'cancel', by })
  expect(await idsOf(`updatedSince=${asOf}`)).toEqual([before.id])
  expect(await idsOf(`updatedSince=${encodeURIComponent('2026-11-20T00:00:00+05:45')}`)).toEqual([before.id, after.id])
})

test('the events of webhooks are named', async ({ app }) => {
  const { call } = await givenApiKey(app, { scopes: ['stock:read'] })
  expect((await call('GET', '/event-types')).json().items).toContainEqual({ name: 'order.placed' })
})

test('a forgotten buyer has no contact', async ({ app, db }) => {
  const { id } = await givenOrder(db)
  await db.update(orders).set({ privateDetails: null, phoneIndex: null, name: '', email: '' }).where(eq(orders.id, id))
  const { call } = await givenApiKey(app)
  expect((await call('GET', `/orders/${id}`)).json().contact).toBeNull()
})

test('invoices and credit notes of a day have lines whose VAT adds up', async ({ app, db }) => {
  await givenSeller(db)
  const order = await givenInvoiced(db, { lines: [{ quantity: 3 }, { price: 4_999 }] })
  await changeOrder({ db, secrets: testOptions.secrets }, order.id, {
    action: 'cancel',
    by: { actor: 'staff', id: null },
    now: new Date('2026-11-22T06:00:00Z'),
  })
  const { call, maker } = await givenApiKey(app)
  const read = async (query: string) => (await call('GET', `/invoices?${query}`)).json<Page<ApiInvoice>>().items
  const [invoice, ...others] = await read('from=2026-11-21&until=2026-11-21')
  expect(others).toEqual([])
  expect(invoice).toMatchObject({
    kind: 'invoice',
    number: '2083/84-000001',
    day: '2026-11-21',
    bsDay: '2083-08-05',
    orderNumber: order.number,
    credits: null,
    buyer: { name: 'Asmita Gurung', pan: '', phone: '+9779841234567' },
  })
  const [note] = await read('kind=credit-note')
  expect(note).toMatchObject({ credits: { number: '2083/84-000001', reason: 'cancel' }, orderId: order.id })
  for (const { lines, delivery, sums } of [invoice!, note!]) {
    const parts = [...lines, delivery]
    expect(parts.reduce((sum, { vat }) => sum + vat, 0)).toBe(sums.vat)
    expect(parts.reduce((sum, { total }) => sum + total, 0)).toBe(sums.total)
  }
  expect((await call('GET', `/invoices/${note!.id}`)).json()).toEqual(note)
  const books = await givenApiKey(app, { scopes: ['invoices:read'] }, maker)
  const [shown] = (await books.call('GET', '/invoices')).json<Page<ApiInvoice>>().items
  expect(shown!.buyer).toEqual({ name: 'Asmita Gurung', pan: '', address: null, phone: null })
})

test('products, variants and stock are listed, found by SKU, and with what changed', async ({ app, db }) => {
  const bed = await givenProduct(db, { name: 'Rara Bed', variants: [{ sku: 'RARA-1', stock: 0 }, { sku: 'RARA-2' }] })
  const { call } = await givenApiKey(app)
  const [product] = (await call('GET', '/products?isListed=true')).json().items
  expect(product).toMatchObject({ id: bed.id, name: 'Rara Bed', variants: [{ sku: 'RARA-1' }, { sku: 'RARA-2' }] })
  expect((await call('GET', `/products/${bed.id}`)).json()).toEqual(product)
  const { items } = (await call('GET', '/variants?sku=RARA-2')).json()
  expect(items).toMatchObject([{ sku: 'RARA-2', price: 10_000, stock: 5, color: null }])
  expect((await call('GET', `/variants/${items[0].id}`)).json()).toEqual(items[0])
  expect((await call('GET', '/stock?isLow=true')).json().items).toMatchObject([
    { sku: 'RARA-1', stock: 0, isLow: true },
  ])
  const since = encodeURIComponent(new Date(Date.now() + 60_000).toISOString())
  expect((await call('GET', `/products?updatedSince=${since}`)).json().items).toEqual([])
})

test('a product has the packages of its variants, and says whether they are estimates', async ({ app, db }) => {
  const box = { name: 'Top', nepaliName: 'माथि', lengthCm: 90, widthCm: 60, heightCm: 8, weightKg: 12.5 }
  const packed = { comesAssembled: false, packagesAreEstimates: true }
  const { id } = await givenProduct(db, { ...packed, variants: [{ sku: 'RARA-1', packages: [box] }] })
  const { call } = await givenApiKey(app)
  const product = (await call('GET', `/products/${id}`)).json()
  expect(product).toMatchObject({ ...packed, variants: [{ packages: [box] }] })
  expect((await call('GET', `/variants/${product.variants[0].id}`)).json()).toMatchObject({ packages: [box] })
})

test('customers, payments and refunds are listed', async ({ app, db }) => {
  const user = await givenUser(db, { name: 'Bina Rai' })
  const order = await givenOrder(db, { userId: user.id, payment: 'khalti' })
  await db
    .insert(payments)
    .values({ orderId: order.id, method: 'khalti', purpose: 'full', amount: 500, reference: 'T1' })
  await db
    .insert(refunds)
    .values({ orderId: order.id, cause: 'cancel', amount: 200, dueBy: new Date('2026-12-01T00:00:00Z') })
  const { call } = await givenApiKey(app)
  const itemsOf = async (path: string) => (await call('GET', path)).json<Page<object>>().items
  const [customer] = await itemsOf('/customers')
  expect(customer).toMatchObject({ id: user.id, name: 'Bina Rai', orderCount: 1, spent: order.total, isBlocked: false })
  expect((await call('GET', `/customers/${user.id}`)).json()).toEqual(customer)
  const ofOrder = { orderId: order.id, orderNumber: order.number }
  expect(await itemsOf('/payments')).toMatchObject([{ ...ofOrder, method: 'khalti', amount: 500, reference: 'T1' }])
  expect(await itemsOf('/refunds?state=open')).toMatchObject([{ ...ofOrder, amount: 200, doneAt: null }])
  expect(await itemsOf('/refunds?state=done')).toEqual([])
  const creditAccountId = await givenStoreCredit(db, user.id)
  const back = { amount: 300, dueBy: new Date(), doneAt: new Date(), reference: '', creditAccountId }
  await db.insert(refunds).values({ orderId: order.id, cause: 'return:1', ...back })
  expect(await itemsOf('/refunds?state=open')).toMatchObject([{ isCredit: false }])
  expect(await itemsOf('/refunds?state=done')).toMatchObject([{ amount: 300, isCredit: true }])
})

test.for([
  '/orders/KA-261125-7F3K9Q2M',
  `/customers/${crypto.randomUUID()}`,
  `/invoices/${crypto.randomUUID()}`,
  '/products/9',
  '/variants/9',
])('%s is a 404', async (path, { app }) => {
  const { call } = await givenApiKey(app)
  expect((await call('GET', path)).json()).toMatchObject({ status: 404, code: 'not_found' })
})
