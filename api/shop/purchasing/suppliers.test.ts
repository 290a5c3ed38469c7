import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { auditLog } from '../../platform/db/schema.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenBed, givenSent } from './purchasing.fixture.ts'

const test = base
  .extend('call', async ({ app }) => (await givenStaff(app, 'manager')).call)
  .extend('bed', ({ db }) => givenBed(db))
  .extend('draft', ({ bed }) => ({
    name: 'Himal Timber',
    pan: '३०१-२३४ ५६७',
    contact: 'Hari Shrestha',
    phone: '01-5550123',
    email: 'orders@himal.example',
    address: 'Balaju, Kathmandu',
    leadDays: 10,
    note: '',
    isActive: true,
    items: [{ variantId: bed.first, code: 'HT-1', cost: 2_000, minimum: 5, pack: 5 }],
  }))

test('staff add a supplier with its PAN and what it sells, and change that', async ({ db, call, bed, draft }) => {
  const added = await call('POST', '/suppliers', draft)
  expect([added.statusCode, added.json()]).toMatchObject([
    201,
    { pan: '301234567', phone: '+97715550123', items: draft.items, awaited: 0 },
  ])
  const items = [...draft.items, { variantId: bed.second, code: '', cost: 2_500, minimum: 1, pack: 1 }]
  const { id } = added.json()
  const saved = await call('PUT', `/suppliers/${id}`, { ...added.json(), items })
  expect([saved.statusCode, saved.json().items]).toEqual([200, items])
  const entries = await db.select({ table: auditLog.tableName }).from(auditLog)
  expect(entries.filter(({ table }) => table === 'supplier_items')).toHaveLength(2)
  const found = (await call('GET', `/suppliers?variantId=${bed.second}&q=3012345`)).json()
  expect(found).toMatchObject({ total: 1, items: [{ id }] })
  expect(found.items[0]).not.toHaveProperty('items')
})

test.for([
  [{ pan: '12345678' }, 400, 'pan'],
  [{ phone: '12' }, 400, 'phone'],
  [{ email: 'nobody' }, 400, 'email'],
  [{ leadDays: 366 }, 400, 'leadDays'],
  [{ name: ' ' }, 400, 'name'],
  [{ name: 'HIMAL TIMBER' }, 409, 'name'],
] as const)('%o is refused', async ([wrong, status, field], { call, draft }) => {
  await call('POST', '/suppliers', draft)
  const answer = await call('POST', '/suppliers', { ...draft, name: 'Another', ...wrong })
  expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([status, [field]])
})

test('a variant twice or an unknown one is refused at its row', async ({ call, draft }) => {
  const [item] = draft.items
  const items = [item, item, { ...item, variantId: 999_999 }]
  const answer = await call('POST', '/suppliers', { ...draft, items })
  expect(answer.json().fields).toEqual({
    'items.1.variantId': 'Is in the list already',
    'items.2.variantId': 'Does not exist any more',
  })
})

test('a supplier with orders stays', async ({ call, bed, draft }) => {
  const { id } = (await call('POST', '/suppliers', draft)).json()
  await givenSent(call, id, [{ variantId: bed.first, quantity: 5, cost: 2_000 }])
  const answer = await call('DELETE', `/suppliers/${id}`)
  expect([answer.statusCode, answer.json().fields]).toEqual([
    409,
    { isActive: 'It has purchase orders: make it inactive instead' },
  ])
  expect((await call('GET', `/suppliers/${id}`)).json().awaited).toBe(1)
})
