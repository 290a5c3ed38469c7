import { eq } from 'drizzle-orm'
import { contactForm, send } from '../../shop/tickets/tickets.fixture.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { givenShop } from '../../platform/mail/outbox.fixture.ts'
import { givenCheckoutShop } from '../../sales/checkout/checkout.fixture.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { customRequests, orders, tickets } from '../../platform/db/schema.ts'
import { givenUser } from '../../people/accounts/user.fixture.ts'
import { send as sendRequest } from '../../sales/custom-requests/custom-requests.fixture.ts'
import { documentsOf, givenInvoiced, givenSeller } from '../../sales/invoices/invoices.fixture.ts'
import { givenOrder } from '../../sales/orders/orders.fixture.ts'
import { defined } from '#domain/defined.ts'
import { expect, test } from '../../test/test.ts'
import { givenFinder } from './find.fixture.ts'

const number = 'KA-261121-7F3K9Q2M'

test.for([
  ['ka 261121 7f3k9q2m', ['orders']],
  ['२६११२१ 7F3K9Q2M', ['orders']],
  ['7f3k9q2m', []],
  ['9q2m', []],
  ['7F3K9Q3M', []],
  ['7F3X9Q2M', []],
  ['73FK9Q2M', []],
  ['KA-261121-7F3K9Q3M', []],
  ['984-1234567', ['orders']],
  ['+977 ९८४१२३४५६७', ['orders']],
  ['asmita@post.example', []],
  ['asmita@psot.example', []],
  ['gurung asmi', []],
  ['gurnug', []],
] as const)('“%s” finds an order', async ([q, exact], { app, db }) => {
  const find = await givenFinder(app)
  await givenOrder(db, { number, name: 'Asmita Gurung', email: 'asmita@post.example' })
  await givenOrder(db, { name: 'Bishnu Tamang', email: 'bishnu@post.example', details: { phone: '+9779851234567' } })
  expect(await find(q)).toMatchObject({ orders: [{ number, name: 'Asmita Gurung' }], exact })
})

test('a number with an O in place of a zero finds its order', async ({ app, db }) => {
  const find = await givenFinder(app)
  await givenOrder(db, { number: 'KA-261121-0F3K9Q2M' })
  expect((await find('of3k9q2m')).orders).toMatchObject([{ number: 'KA-261121-0F3K9Q2M' }])
})

test('orders of a found product follow those that have the words themselves', async ({ app, db }) => {
  const find = await givenFinder(app)
  const { id: productId } = await givenProduct(db, { name: 'Rara wingback bed' })
  const lines = [{ name: 'Pillow' }, { productId, name: 'Rara wingback bed' }]
  const ofBed = await givenOrder(db, { name: 'Hotel Barahi', lines })
  const byName = await givenOrder(db, { name: 'Rara Resort' })
  await givenOrder(db, { name: 'Bishnu Tamang' })
  expect((await find('rara')).orders).toMatchObject([
    { number: byName.number },
    { number: ofBed.number, piece: 'Rara wingback bed', lines: 2, state: 'pending' },
  ])
})

test('the newest orders come first', async ({ app, db }) => {
  const find = await givenFinder(app)
  const placed = [3, 1, 2].map((day) => new Date(`2026-11-0${day}T06:00:00Z`))
  for (const placedAt of placed) await givenOrder(db, { name: 'Sita Rai', placedAt })
  const { orders: found } = await find('sita')
  expect(found.map(({ placedAt }) => placedAt.slice(0, 10))).toEqual(['2026-11-03', '2026-11-02', '2026-11-01'])
})

test('an order without its personal data is found by its number alone', async ({ app, db }) => {
  const find = await givenFinder(app)
  const { id } = await givenOrder(db, { number, name: 'Asmita Gurung' })
  await db.update(orders).set({ name: '', email: '', privateDetails: null, phoneIndex: null }).where(eq(orders.id, id))
  expect((await find('asmita')).orders).toEqual([])
  expect((await find(number)).orders).toMatchObject([{ id, name: '' }])
})

test('a corrected name is left out if something has the typed one', async ({ app, db }) => {
  const find = await givenFinder(app)
  await givenUser(db, { name: 'Pushpa Rana' })
  expect(await find('rara')).toMatchObject({ customers: [{ name: 'Pushpa Rana' }], meant: ['rana'] })
  await givenProduct(db, { name: 'Rara wingback bed' })
  expect(await find('rara')).toMatchObject({ products: [{ name: 'Rara wingback bed' }], customers: [], meant: [] })
})

test('an invoice is found by its number and by its sequence', async ({ app, db }) => {
  const find = await givenFinder(app)
  await givenSeller(db)
  const order = await givenInvoiced(db)
  const invoice = defined((await documentsOf(db, order.id))[0], 'invoice')
  const shown = { number: invoice.number, kind: 'invoice', orderId: order.id, orderNumber: order.number }
  expect(await find(invoice.number)).toMatchObject({ invoices: [shown], exact: ['invoices'] })
  expect(await find(invoice.number.replace('/', ''))).toMatchObject({ invoices: [shown] })
  expect(await find(String(invoice.sequence).padStart(6, '0'))).toMatchObject({ invoices: [shown], exact: [] })
  expect((await find('2050/51-000001')).invoices).toEqual([])
})

test.for([
  ['asmita gur', []],
  ['post.example', []],
  ['asmita@po', []],
  ['asmita@psot.example', []],
  ['asmtia', []],
  ['984 123 4567', ['customers']],
] as const)('“%s” finds a customer', async ([q, exact], { app, db }) => {
  const find = await givenFinder(app)
  const { id, name, email } = await givenUser(db)
  expect(await find(q)).toMatchObject({ customers: [{ id, name, email, orderCount: 0 }], exact })
})

test('a Nepali name is found, also with a slip', async ({ app, db }) => {
  const find = await givenFinder(app)
  const { id } = await givenUser(db, { name: 'बिष्णु तामाङ' })
  for (const q of ['तामा', 'तामाङ बिष्णु', 'बिष्नु']) expect((await find(q)).customers, q).toMatchObject([{ id }])
})

test('a ticket is found by its number, the number of its order, and its subject', async ({ app, db }) => {
  const find = await givenFinder(app)
  await givenShop(db)
  await send(app)
  const { number: ticket } = onlyRow(await db.select({ number: tickets.number }).from(tickets))
  for (const q of [ticket, ticket.slice(-8), contactForm.order, '7f3k9q', 'complaint']) {
    expect((await find(q)).tickets, q).toMatchObject([{ number: ticket, kind: 'complaint', orderNumber: number }])
  }
  expect((await find(ticket.toLowerCase())).exact).toEqual(['tickets'])
  expect((await find('price match')).tickets).toEqual([])
})

test('a request for a custom piece is found by number, name and email address', async ({ app, db }) => {
  const find = await givenFinder(app)
  await givenCheckoutShop(db)
  await sendRequest(app)
  const { number: request, name } = onlyRow(await db.select().from(customRequests))
  expect(await find(request)).toMatchObject({
    customRequests: [{ number: request, name, state: 'requested' }],
    exact: ['customRequests'],
  })
  for (const q of [request.slice(-8), name, 'asmita@post.example']) {
    expect((await find(q)).customRequests, q).toMatchObject([{ number: request }])
  }
})
