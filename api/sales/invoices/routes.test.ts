import { eq } from 'drizzle-orm'
import { extractText } from 'unpdf'
import { describe } from 'vitest'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import { invoicePrints, orders, payments } from '../../platform/db/schema.ts'
import type { StoredOrder } from '../orders/order-record.ts'
import { trackKey } from '../../platform/secrets/track-key.ts'
import { expect, ownDatabaseTest, test, testOptions } from '../../test/test.ts'
import { givenInvoiced, givenSeller, documentsOf } from './invoices.fixture.ts'
import { notePrint } from './note-print.ts'

const { orderKey } = testOptions.secrets
const by = { actor: 'shopper', id: null } as const

const keyOf = ({ number }: StoredOrder) => trackKey(orderKey, number)

async function given(db: Parameters<typeof givenSeller>[0], values: Parameters<typeof givenInvoiced>[1] = {}) {
  await givenSeller(db)
  const order = await givenInvoiced(db, values)
  const [invoice] = await documentsOf(db, order.id)
  return { order, invoice: invoice!, url: `/api/orders/${order.number}/invoices/${invoice!.id}` }
}

describe('an invoice', () => {
  test('opens for its account, and with the order’s key', async ({ app, db }) => {
    const { id: userId } = await givenUser(db)
    const { headers } = await givenSession(db, userId)
    const { order, invoice, url } = await given(db, { userId })
    for (const answer of [
      await app.inject({ url, headers }),
      await app.inject({ url: `${url}?key=${keyOf(order)}` }),
    ]) {
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.json()).toMatchObject({ success: true, prints: 0, data: invoice.document })
    }
    const shown = await app.inject({ url: `/api/orders/${order.number}`, headers })
    expect(shown.json().data.invoices).toMatchObject([
      { _id: invoice.id, number: '2083/84-000001', bsDay: '2083-08-05' },
    ])
  })

  test('notes how the order was paid after it was issued, on the page and in the file', async ({ app, db }) => {
    const { order, invoice, url } = await given(db)
    const key = `key=${keyOf(order)}`
    const { total: amount, id: orderId } = order
    await db.insert(payments).values({ orderId, method: 'bank', purpose: 'full', amount, reference: 'FT1' })
    const shown = (await app.inject(`${url}?${key}`)).json()
    expect(shown).toMatchObject({ waysPaid: ['bank'], data: { ...invoice.document, payment: 'cod' } })
    const file = (await app.inject(`${url}/pdf?${key}`)).rawPayload
    const { text } = await extractText(new Uint8Array(file), { mergePages: true })
    expect(text).toContain('Paid by: Bank transfer')
  })

  test('is nobody else’s', async ({ app, db }) => {
    const { order, url } = await given(db)
    const other = await givenInvoiced(db)
    const [othersPaper] = await documentsOf(db, other.id)
    const { headers } = await givenSession(db, (await givenUser(db)).id)
    const asked = [
      { url, status: 401 },
      { url, headers, status: 404 },
      { url: `${url}?key=${keyOf(other)}`, status: 404 },
      { url: `/api/orders/${order.number}/invoices/${othersPaper!.id}?key=${keyOf(order)}`, status: 404 },
      { url: `${url}x?key=${keyOf(order)}`, status: 400 },
    ]
    for (const { status, ...request } of asked) expect((await app.inject(request)).statusCode).toBe(status)
    for (const [method, path] of [
      ['POST', 'prints'],
      ['GET', 'pdf'],
    ] as const) {
      const answer = await app.inject({ method, url: `${url}/${path}`, headers })
      expect(answer.statusCode).toBe(404)
    }
    expect(await db.$count(invoicePrints)).toBe(0)
  })

  test('is for the books alone once its account was deleted', async ({ app, db }) => {
    const { order, url } = await given(db)
    await db.update(orders).set({ name: '', email: '', privateDetails: null }).where(eq(orders.id, order.id))
    const query = `?key=${keyOf(order)}`
    expect((await app.inject({ url: `${url}${query}` })).statusCode).toBe(404)
    expect((await app.inject({ url: `${url}/pdf${query}` })).statusCode).toBe(404)
    const shown = await app.inject({ url: `/api/orders/${order.number}${query}` })
    expect(shown.json().data.invoices).toEqual([])
    expect((await documentsOf(db, order.id))[0]!.document.buyer.name).toBe('Asmita Gurung')
  })

  test('is printed so often in an hour, on paper or as a file', async ({ app, db }) => {
    const { order, url } = await given(db)
    const print = () => app.inject({ method: 'POST', url: `${url}/prints?key=${keyOf(order)}` })
    for (let turn = 0; turn < 20; turn += 1) expect((await print()).statusCode).toBe(200)
    const file = await app.inject(`${url}/pdf?key=${keyOf(order)}`)
    for (const refused of [await print(), file]) {
      expect(refused.statusCode).toBe(429)
      expect(refused.json().message).toMatch(/^Too many prints of this invoice\./)
    }
    expect(await db.$count(invoicePrints)).toBe(20)
  })

  test('counts its prints, the file among them', async ({ app, db }) => {
    const { order, invoice, url } = await given(db)
    const query = `?key=${keyOf(order)}`
    const first = await app.inject({ method: 'POST', url: `${url}/prints${query}` })
    expect(first.json()).toMatchObject({ success: true, print: 1 })
    const file = await app.inject({ url: `${url}/pdf${query}` })
    expect(file.statusCode).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="invoice-2083-84-000001.pdf"',
      'cache-control': 'no-store',
    })
    const { text } = await extractText(new Uint8Array(file.rawPayload), { mergePages: true })
    expect(text).toContain('Copy of original 1')
    expect(text).toContain(invoice.number)
    expect((await app.inject({ url: `${url}${query}` })).json()).toMatchObject({ prints: 2 })
    const rows = await db.select().from(invoicePrints).where(eq(invoicePrints.invoiceId, invoice.id))
    expect(rows).toMatchObject([by, by].map(({ actor }) => ({ actor, actorId: null })))
  })

  test('is sent in Nepali, and inline, on request', async ({ app, db }) => {
    const { order, url } = await given(db)
    const answer = await app.inject({ url: `${url}/pdf?key=${keyOf(order)}&lang=ne&disposition=inline` })
    expect(answer.headers['content-disposition']).toMatch(/^inline; /)
    const { text } = await extractText(new Uint8Array(answer.rawPayload), { mergePages: true })
    expect(text).toContain('कर बीजक')
    const wrong = await app.inject({ url: `${url}/pdf?key=${keyOf(order)}&lang=fr` })
    expect(wrong.statusCode).toBe(400)
  })

  test('is not printed by asking whether its file is there', async ({ app, db }) => {
    const { order, url } = await given(db)
    await app.inject({ method: 'HEAD', url: `${url}/pdf?key=${keyOf(order)}` })
    expect(await db.$count(invoicePrints)).toBe(0)
  })
})

ownDatabaseTest('of twelve prints at once one is the original, and the copies are counted through', async ({ db }) => {
  const { invoice } = await given(db)
  const prints = await Promise.all(Array.from({ length: 12 }, () => notePrint(db, invoice.id, by)))
  expect(prints.toSorted((one, other) => one! - other!)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
})
