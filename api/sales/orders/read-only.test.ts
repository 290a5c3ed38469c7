import { eq, like, sql } from 'drizzle-orm'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import { mails, orders, payments, refunds } from '../../platform/db/schema.ts'
import { decrypt } from '../../platform/secrets/encryption.ts'
import { mailAad } from '../../platform/mail/queue-mail.ts'
import { expect, test as base, testOptions } from '../../test/test.ts'
import { givenOrder } from './orders.fixture.ts'
import { contactKey, trackKey } from '../../platform/secrets/track-key.ts'

const { orderKey, dataKey } = testOptions.secrets
const nobody = '00000000-0000-4000-8000-000000000000'

/** An order, and a caller who knows its number and phone. */
const test = base
  .extend('order', ({ db }) => givenOrder(db, { payment: 'esewa', payBy: new Date(Date.now() + 60_000) }))
  .extend(
    'ask',
    ({ app, order }) =>
      (
        method: 'GET' | 'POST' | 'PUT',
        path: string,
        options: { key?: string; payload?: object; headers?: object } = {},
      ) =>
        app.inject({
          method,
          url: `/api/orders/${order.number}${path}?key=${options.key ?? contactKey(orderKey, order.number)}`,
          headers: { ...options.headers },
          ...(options.payload && { payload: options.payload }),
        }),
  )

const acts = [
  ['POST', '/cancel', {}],
  ['POST', '/pay', { wallet: 'esewa', amount: 11_000 }],
  ['PUT', '/business', { business_name: 'Himal Traders', pan: '301234567' }],
  ['PUT', '/payment', { payment: 'bank' }],
  ['POST', '/payment/code', undefined],
  ['POST', '/voucher', undefined],
  ['POST', '/news', { by: 'sms' }],
  ['POST', '/reorder', undefined],
  ['GET', '/deliveries/1/slots', undefined],
  ['PUT', '/deliveries/1', { day: '2026-12-01', slot: 'morning' }],
  ['POST', '/damage', undefined],
  ['POST', '/returns', undefined],
  ['POST', `/returns/${nobody}/withdraw`, undefined],
  ['GET', `/invoices/${nobody}`, undefined],
  ['POST', `/invoices/${nobody}/prints`, undefined],
  ['GET', `/invoices/${nobody}/pdf`, undefined],
  ['GET', `/photos/${nobody}`, undefined],
] as const

test.for(acts)(
  'number and phone do not open %s %s; the key of the mails does',
  async ([method, path, payload], { ask, db, order }) => {
    const body = payload && { payload }
    const refused = await ask(method, path, { ...body })
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'forbidden'])
    expect(refused.json().message).toMatch(/open the order by the link in our emails/)
    expect(await db.$count(orders, eq(orders.state, 'pending'))).toBe(1)
    const mailed = await ask(method, path, { ...body, key: trackKey(orderKey, order.number) })
    expect(mailed.statusCode).not.toBe(403)
  },
)

const named = (call: string) => call.replace('{number}', '1').replace(/\{(returnId|invoiceId|photoId)\}/, nobody)

test('every call below an order is one of those, or is known to be for reading', async ({ app }) => {
  const { paths } = (await app.inject('/api/docs/openapi.json')).json()
  const below = Object.entries<object>(paths)
    .filter(([path]) => path.startsWith('/api/orders/{orderId}'))
    .flatMap(([path, calls]) => Object.keys(calls).map((method) => `${method.toUpperCase()} ${path.slice(21)}`))
  const known = acts.map(([method, path]) => `${method} ${path}`)
  // That one also needs a login (opened-orders.test.ts).
  const ofMembers = ['POST /account']
  const reading = ['GET ', 'POST /verify', 'POST /verify/resend', 'POST /verify/sms', 'POST /link']
  expect(below.map(named).toSorted()).toEqual([...known, ...ofMembers, ...reading].toSorted())
})

test('an order that was opened by number and phone offers nothing to do', async ({ ask, order }) => {
  const shown = (await ask('GET', '')).json().data
  expect(shown).toMatchObject({
    orderId: order.number,
    isReadOnly: true,
    cancelUntil: null,
    bank: null,
    money: { payNow: null, wallets: [], payUntil: order.payBy!.toISOString() },
    invoices: [],
  })
  const mailed = (await ask('GET', '', { key: trackKey(orderKey, order.number) })).json().data
  expect(mailed).toMatchObject({ isReadOnly: false, cancelUntil: expect.any(String) })
  expect(mailed.money.payNow).toMatchObject({ amount: order.total })
})

test('number and phone show what was paid, and no reference of a wallet or a bank', async ({ ask, db, order }) => {
  const { id: orderId } = order
  const paid = { orderId, purpose: 'full', amount: 1_000 } as const
  await db.insert(payments).values([
    { ...paid, method: 'esewa', reference: 'WALLET-REFERENCE' },
    { ...paid, method: 'bank', reference: 'BANK-REFERENCE' },
  ])
  const sent = { doneAt: new Date(), reference: 'REFUND-REFERENCE' }
  await db.insert(refunds).values({ orderId, cause: 'staff:1', amount: 500, dueBy: new Date(), ...sent })
  const shown = await ask('GET', '')
  expect(shown.json().data).toMatchObject({
    paymentId: expect.stringMatching(/^(bank|esewa)$/),
    money: { paid: 1_500 },
  })
  expect(shown.body).not.toContain('REFERENCE')
  const mailed = await ask('GET', '', { key: trackKey(orderKey, order.number) })
  for (const one of ['WALLET', 'BANK', 'REFUND']) expect(mailed.body).toContain(`${one}-REFERENCE`)
})

test('the account of the order acts by either key', async ({ ask, db, order }) => {
  const owner = await givenUser(db)
  await db.update(orders).set({ userId: owner.id })
  const { headers } = await givenSession(db, owner.id)
  expect((await ask('GET', '', { headers })).json().data.isReadOnly).toBe(false)
  const other = await givenSession(db, (await givenUser(db, { email: 'other@post.example' })).id)
  expect((await ask('POST', '/cancel', { payload: {}, headers: other.headers })).statusCode).toBe(403)
  expect((await ask('POST', '/cancel', { payload: {}, headers })).statusCode).toBe(200)
  expect(await db.$count(orders, eq(orders.number, order.number))).toBe(1)
})

test('the link goes to the address of the order, three times an hour, and the caller cannot tell', async ({
  ask,
  db,
  order,
}) => {
  const answers = []
  for (let time = 0; time < 5; time++) answers.push(await ask('POST', '/link'))
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(answers[0]!.json()).toMatchObject({ success: true, message: expect.stringMatching(/^We have sent the link/) })
  const sent = await db.select().from(mails).where(like(mails.event, 'order-link:%'))
  expect(sent.map(({ to, template }) => [to, template])).toEqual(
    Array.from({ length: 3 }, () => [order.email, 'order-link']),
  )
  const { trackKey: key } = JSON.parse(decrypt(dataKey, sent[0]!.content!, mailAad(sent[0]!)))
  expect(key).toBe(trackKey(orderKey, order.number))
})

test('a link beyond the share of the network goes behind the codes and links of others', async ({ app, ask, db }) => {
  const ip = '203.0.113.20'
  for (let count = 1; count < 20; count += 1) await app.addressLimits.awaitedMails.take(ip)
  for (let time = 0; time < 2; time += 1) await ask('POST', '/link', { headers: { 'x-forwarded-for': ip } })
  const { rows } = await db.execute(
    sql`select priority from pgboss.job join mails on data ->> 'mailId' = mails.id::text order by mails.ctid`,
  )
  expect(rows).toEqual([{ priority: 2 }, { priority: 1 }])
})

test('an order without an address, and a network that asks for many, get the same answer and no mail', async ({
  app,
  ask,
  db,
}) => {
  const usual = await ask('POST', '/link')
  await db.update(orders).set({ email: '' })
  const without = await ask('POST', '/link')
  await db.update(orders).set({ email: 'asmita@post.example' })
  for (let turn = 0; turn < 100; turn++) await app.addressLimits.orderLinks.take('127.0.0.1').catch(() => {})
  const many = await ask('POST', '/link')
  expect([without.body, many.body]).toEqual([usual.body, usual.body])
  expect(await db.$count(mails, like(mails.event, 'order-link:%'))).toBe(1)
})

test('nobody without a key has a link mailed', async ({ ask, db }) => {
  expect((await ask('POST', '/link', { key: 'x'.repeat(43) })).statusCode).toBe(404)
  expect(await db.$count(mails)).toBe(0)
})
