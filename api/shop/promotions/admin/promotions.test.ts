import { eq } from 'drizzle-orm'
import { givenCategory } from '../../catalog/catalog.fixture.ts'
import { orderReductions, promotions } from '../../../platform/db/schema.ts'
import { givenOrder } from '../../../sales/orders/orders.fixture.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, test } from '../../../test/test.ts'

const plain = {
  name: 'Autumn',
  code: 'AUTUMN10',
  kind: 'percentage',
  percent: 10,
  amount: null,
  categoryId: null,
  minimum: 0,
  startsAt: '2026-10-01T00:00:00+05:45',
  endsAt: null,
  maxUses: null,
  isActive: true,
  translations: { ne: { name: 'शरद' } },
}

test('a code is stored in upper case, and a duplicate is refused', async ({ app }) => {
  const { call } = await givenStaff(app, 'manager')
  const added = await call('POST', '/promotions', { ...plain, code: ' autumn-१० ' })
  expect([added.statusCode, added.json()]).toMatchObject([
    201,
    { ...plain, code: 'AUTUMN10', startsAt: '2026-09-30T18:15:00.000Z', uses: 0, given: 0, wasUsed: false },
  ])
  const twice = await call('POST', '/promotions', plain)
  expect([twice.statusCode, twice.json().fields]).toEqual([409, { code: 'Another promotion has this code' }])
  for (const code of ['', null]) {
    expect((await call('POST', '/promotions', { ...plain, code })).json().code).toBeNull()
  }
})

test('twenty promotions without a code may be active, since each order computes them all', async ({ app, db }) => {
  const { call } = await givenStaff(app, 'manager')
  const row = { name: 'Autumn', kind: 'percentage' as const, percent: 10, startsAt: new Date(plain.startsAt) }
  await db
    .insert(promotions)
    .values([...Array.from({ length: 19 }, () => row), { ...row, endsAt: new Date('2026-10-02') }])
  const add = (values: object) => call('POST', '/promotions', { ...plain, code: null, ...values })

  expect((await add({})).statusCode).toBe(201)
  const refused = await add({})
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'At most 20 promotions without a code may be active. Switch one off or set its end.',
  ])
  expect((await add({ code: 'AUTUMN10' })).statusCode).toBe(201)
  const ended = await add({ endsAt: '2026-10-02T00:00:00+05:45' })
  expect(ended.statusCode).toBe(201)
  const edited = { ...ended.json(), name: 'Autumn, over' }
  expect((await call('PUT', `/promotions/${edited.id}`, edited)).statusCode).toBe(200)
  expect((await call('PUT', `/promotions/${edited.id}`, { ...edited, endsAt: null })).statusCode).toBe(409)
  const waiting = (await add({ isActive: false })).json()
  expect((await call('PUT', `/promotions/${waiting.id}`, { ...waiting, isActive: true })).statusCode).toBe(409)
  expect((await call('PUT', `/promotions/${waiting.id}`, { ...waiting, name: 'Winter' })).statusCode).toBe(200)
})

test('an invalid promotion is refused, naming the field', async ({ app }) => {
  const { call } = await givenStaff(app, 'manager')
  const wrongs: [number, object, string][] = [
    [400, { name: '' }, 'name'],
    [400, { code: 'AB' }, 'code'],
    [400, { code: 'छुट' }, 'code'],
    [400, { percent: 101 }, 'percent'],
    [400, { percent: null }, 'percent'],
    [400, { kind: 'amount', percent: null }, 'amount'],
    [400, { amount: 100 }, 'amount'],
    [400, { kind: 'free-shipping' }, 'percent'],
    [400, { endsAt: plain.startsAt }, 'endsAt'],
    [400, { maxUses: 0 }, 'maxUses'],
    [409, { categoryId: 999_999 }, 'categoryId'],
  ]
  for (const [status, values, field] of wrongs) {
    const answer = await call('POST', '/promotions', { ...plain, ...values })
    expect([field, answer.statusCode, Object.keys(answer.json().fields)]).toEqual([field, status, [field]])
  }
})

test('a used promotion can be ended, but not changed or deleted', async ({ app, db }) => {
  const { call } = await givenStaff(app, 'manager')
  const promotion = (await call('POST', '/promotions', plain)).json()
  const order = await givenOrder(db)
  const reduction = { orderId: order.id, position: 0, promotionId: promotion.id, name: 'Autumn', amount: 500 }
  await db.insert(orderReductions).values(reduction)
  await db.update(promotions).set({ uses: 2 }).where(eq(promotions.id, promotion.id))

  const used = (await call('GET', `/promotions/${promotion.id}`)).json()
  expect(used).toMatchObject({ uses: 2, given: 500, wasUsed: true, version: promotion.version })
  const { items, total } = (await call('GET', `/promotions/${promotion.id}/uses`)).json()
  expect([total, items]).toMatchObject([1, [{ id: order.id, number: order.number, amount: 500 }]])

  const changed = { percent: 50, code: 'OTHER', maxUses: 1 }
  const refused = await call('PUT', `/promotions/${promotion.id}`, { ...used, ...changed })
  expect([refused.statusCode, Object.keys(refused.json().fields).toSorted()]).toEqual([
    400,
    ['code', 'maxUses', 'percent'],
  ])
  expect((await call('DELETE', `/promotions/${promotion.id}`)).statusCode).toBe(409)
  const ended = await call('PUT', `/promotions/${promotion.id}`, { ...used, isActive: false, name: 'Over' })
  expect(ended.json()).toMatchObject({ isActive: false, name: 'Over' })
})

test('an unused promotion can be changed and deleted', async ({ app }) => {
  const { call } = await givenStaff(app, 'manager')
  const promotion = (await call('POST', '/promotions', plain)).json()
  const free = { ...promotion, kind: 'free-shipping', percent: null }
  expect((await call('PUT', `/promotions/${promotion.id}`, free)).json()).toMatchObject({ kind: 'free-shipping' })
  expect((await call('DELETE', `/promotions/${promotion.id}`)).statusCode).toBe(204)
})

test('the list filters by whether a promotion is valid now', async ({ app, db }) => {
  const { call } = await givenStaff(app, 'support')
  const { id: categoryId } = await givenCategory(db)
  const base = { ...plain, kind: 'percentage', code: null, startsAt: new Date('2026-01-01'), endsAt: null } as const
  await db.insert(promotions).values([
    { ...base, name: 'Holds', categoryId },
    { ...base, name: 'Off', isActive: false },
    { ...base, name: 'Later', startsAt: new Date('2099-01-01') },
    { ...base, name: 'Over', endsAt: new Date('2026-01-02') },
    { ...base, name: 'Used up', maxUses: 1, uses: 1, code: 'ONCE' },
  ])
  const names = async (query: string) =>
    (await call('GET', `/promotions?sort=name&${query}`)).json().items.map(({ name }: { name: string }) => name)
  expect(await names('holds=true')).toEqual(['Holds'])
  expect(await names('holds=false')).toEqual(['Later', 'Off', 'Over', 'Used up'])
  expect(await names('hasCode=true')).toEqual(['Used up'])
  expect(await names('q=once')).toEqual(['Used up'])
})
