import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { givenUser } from '../../../people/accounts/user.fixture.ts'
import { readOutbox } from '../../../people/accounts/accounts.fixture.ts'
import { auditLog, creditAccounts, creditEntries, refunds, smsMessages } from '../../../platform/db/schema.ts'
import { givenMember, givenVariant } from '../../../shop/cart/cart.fixture.ts'
import { expect, test } from '../../../test/test.ts'
import { givenCheckoutShop, order } from '../../checkout/checkout.fixture.ts'
import { AGREEMENT, givenCard, readDisagreements } from '../credit.fixture.ts'

const card = {
  amount: 25_000,
  paidBy: 'cash',
  reference: '',
  note: '',
  buyer: 'Hari Gurung',
  recipient: 'Sita Gurung',
  email: 'Sita@post.example',
  phone: '9841234567',
  message: 'For your new home',
  language: 'ne',
  isSent: true,
}

test('a sold card is sent, and its code is shown once and kept only as a hash', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const { call } = await givenStaff(app, 'manager')
  const body = { ...card, id: randomUUID() }
  const sold = await call('POST', '/credit', body)
  expect(sold.statusCode).toBe(200)
  const { code, card: shown } = sold.json()
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){3}$/)
  expect(shown).toMatchObject({ balance: 25_000, name: 'Sita Gurung', buyer: 'Hari Gurung', codeEnd: code.slice(-4) })
  const [mail] = await readOutbox(db)
  expect(mail!.to).toBe('Sita@post.example')
  expect(mail!.data).toMatchObject({ code, amount: 25_000, buyer: 'Hari Gurung' })
  expect(await db.$count(smsMessages)).toBe(1)
  const stored = JSON.stringify([await db.select().from(creditAccounts), await db.select().from(auditLog)])
  expect(stored).not.toContain(code.replaceAll('-', ''))
  expect(stored).not.toContain('Gurung')
  const logged = JSON.stringify(await db.select().from(auditLog)).toLowerCase()
  expect(logged).not.toContain('sita@post.example')

  const again = await call('POST', '/credit', body)
  expect([again.statusCode, again.json().code, again.json().card.id]).toEqual([200, null, shown.id])
  expect((await call('POST', '/credit', { ...body, amount: 600 })).json().code).toBe('key_reused')
  expect(await db.$count(creditEntries)).toBe(1)
})

test('a wrong sale is refused, naming the field', async ({ app }) => {
  const { call } = await givenStaff(app, 'owner')
  for (const [wrong, field] of [
    [{ amount: 499 }, 'amount'],
    [{ amount: 100_001 }, 'amount'],
    [{ paidBy: 'bank' }, 'reference'],
    [{ paidBy: 'free' }, 'note'],
    [{ email: 'nobody' }, 'email'],
    [{ email: '', phone: '' }, 'email'],
    [{ phone: '12345' }, 'phone'],
  ] as const) {
    const answer = await call('POST', '/credit', { ...card, id: randomUUID(), ...wrong })
    expect([answer.statusCode, Object.keys(answer.json().fields)[0]]).toEqual([400, field])
  }
  const support = await givenStaff(app, 'support')
  expect((await support.call('GET', '/credit')).statusCode).toBe(403)
  expect((await support.call('POST', '/credit', { ...card, id: randomUUID() })).statusCode).toBe(403)
})

test('one transfer pays one card, and never an order and a card', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const { call } = await givenStaff(app, 'owner')
  const sell = (reference: string) => call('POST', '/credit', { ...card, id: randomUUID(), paidBy: 'bank', reference })
  expect((await sell('FT 100')).statusCode).toBe(200)
  expect((await sell('ft100')).statusCode).toBe(409)
  const member = await givenMember(app, db)
  await member.add(await givenVariant(db))
  const { data } = (await order(member, { payment: 'bank' })).json()
  const transfer = (reference: string) =>
    call('POST', `/orders/${data.orderId}/transfers`, { amount: 11_000, reference, isForSeveral: false })
  expect((await transfer('FT100')).statusCode).toBe(409)
  expect((await transfer('FT200')).statusCode).toBe(200)
  expect((await sell('FT200')).statusCode).toBe(409)
  // As a keyboard of Nepal types it, and as it is copied from a page.
  expect((await sell('FT२००')).statusCode).toBe(409)
  expect((await sell('FT\u200B200')).statusCode).toBe(409)
  expect((await sell('\u200B')).json().fields).toEqual({ reference: 'Please give the reference' })
})

test('a lost card gets a new code, and the old one pays nothing', async ({ app, db }) => {
  const { call } = await givenStaff(app, 'owner')
  const { id, code } = await givenCard(db, 4_000)
  const ask = (typed: string) =>
    app.inject({ method: 'POST', url: '/api/gift-cards/balance', payload: { code: typed } })
  expect((await call('PUT', `/credit/${id}/block`, { isBlocked: true })).json().isBlocked).toBe(true)
  expect((await ask(code)).statusCode).toBe(404)
  const { recipient, email, phone, message, language } = card
  const body = { recipient, email, phone, message, language, isSent: false }
  const key = { 'idempotency-key': randomUUID() }
  const replaced = await call('POST', `/credit/${id}/code`, body, key)
  const again = await call('POST', `/credit/${id}/code`, body, key)
  expect([replaced.statusCode, again.json().code]).toEqual([200, null])
  expect((await ask(code)).statusCode).toBe(404)
  expect((await ask(replaced.json().code)).json().data.balance).toBe(4_000)
  expect((await call('GET', '/credit?q=sita@post.example')).json().items).toMatchObject([{ id, name: 'Sita Gurung' }])
})

test('staff give store credit and correct it, each once, never below nothing', async ({ app, db }) => {
  const user = await givenUser(db, { email: 'asmita@post.example' })
  const { call, name } = await givenStaff(app, 'owner')
  const key = { 'idempotency-key': randomUUID() }
  const give = () => call('POST', `/customers/${user.id}/credit`, { amount: 3_000, note: 'Late delivery' }, key)
  const { id } = (await give()).json()
  expect((await give()).json()).toMatchObject({ id, balance: 3_000, entries: [{ note: 'Late delivery', by: name }] })
  const correct = (amount: number) => call('POST', `/credit/${id}/corrections`, { amount, note: 'Counted wrongly' })
  expect((await correct(-3_001)).statusCode).toBe(400)
  expect((await correct(0)).statusCode).toBe(400)
  expect((await correct(-1_000)).json().balance).toBe(2_000)
  expect((await call('POST', `/credit/${id}/code`, { language: 'en', isSent: false })).statusCode).toBe(409)
  expect((await call('GET', '/credit-figures')).json()).toEqual({
    giftCards: { count: 0, open: 0 },
    storeCredit: { count: 1, open: 2_000 },
  })
  const logged = await db.select().from(auditLog).where(eq(auditLog.tableName, 'credit_entries'))
  expect(logged).toHaveLength(2)
})

test('a refund that is due goes to the store credit of the account, once', async ({ app, db }) => {
  await givenCheckoutShop(db)
  const { call } = await givenStaff(app, 'owner')
  const member = await givenMember(app, db)
  await member.add(await givenVariant(db))
  const { data } = (await order(member, { payment: 'bank' })).json()
  await call('POST', `/orders/${data.orderId}/transfers`, { amount: 11_000, reference: 'FT1', isForSeveral: false })
  await member.send('POST', `/api/orders/${data.orderId}/cancel`, { reason: '' })
  const [refund] = await db.select().from(refunds)
  const done = await call('POST', `/refunds/${refund!.id}/store-credit`)
  expect(done.json()).toMatchObject({ amount: 11_000, paidBy: 'credit', reference: 'Store credit' })
  expect((await call('POST', `/refunds/${refund!.id}/store-credit`)).statusCode).toBe(409)
  const credit = await member.send('GET', '/api/user/credit')
  expect(credit.json().data).toMatchObject({ balance: 11_000, entries: [{ reason: 'refund', amount: 11_000 }] })
  expect(await readDisagreements(db)).toEqual(AGREEMENT)
})
