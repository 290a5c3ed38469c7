import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { auditLog, products, productSets } from '../../../platform/db/schema.ts'
import { expect, test as base } from '../../../test/test.ts'
import { eq } from 'drizzle-orm'
import { givenBedroom } from '../sets.fixture.ts'

const test = base
  .extend('call', async ({ app }) => (await givenStaff(app, 'manager')).call)
  .extend('bedroom', ({ db }) => givenBedroom(db))
  .extend('draft', ({ bedroom: { products: goods } }) => ({
    name: 'Pillow and mattress',
    percent: 5,
    pieces: [
      { productId: goods.mattress.id, quantity: 1, sameSize: false },
      { productId: goods.pillow.id, quantity: 2, sameSize: false },
    ],
    isActive: true,
    translations: { ne: { name: 'सिरानी र डसना' } },
  }))

test('staff add a set, change its pieces and delete it, and the audit log keeps that', async ({
  app,
  db,
  call,
  bedroom,
  draft,
}) => {
  const { bed, mattress } = bedroom.products
  await db.delete(productSets)
  const added = await call('POST', '/sets', draft)
  expect([added.statusCode, added.json()]).toMatchObject([
    201,
    { ...draft, pieceNames: ['Sukha mattress', 'Kapas pillow'], isOffered: true },
  ])
  const { id } = added.json()
  const pieces = [
    { productId: bed.id, quantity: 1, sameSize: false },
    { productId: mattress.id, quantity: 1, sameSize: true },
  ]
  const saved = await call('PUT', `/sets/${id}`, { ...added.json(), pieces })
  expect([saved.statusCode, saved.json()]).toMatchObject([200, { pieces, pieceNames: ['Rara bed', 'Sukha mattress'] }])
  const shown = (await app.inject(`/api/product/${bed.id}/set`)).json().set
  expect(shown).toMatchObject({ _id: id, percent: 5 })
  expect((await call('DELETE', `/sets/${id}`)).statusCode).toBe(204)
  const tables = await db.select({ name: auditLog.tableName }).from(auditLog)
  expect(new Set(tables.map(({ name }) => name))).toContain('product_set_pieces')
})

test('a set that makes no sense is refused at its field', async ({ db, call, bedroom, draft }) => {
  const { bed, pillow } = bedroom.products
  const piece = { productId: bed.id, quantity: 1, sameSize: false }
  const other = { ...piece, productId: pillow.id }
  const wrongs: [number, object, string][] = [
    [400, { name: ' ' }, 'name'],
    [400, { percent: 0 }, 'percent'],
    [400, { percent: 51 }, 'percent'],
    [400, { pieces: [piece] }, 'pieces'],
    [400, { pieces: Array.from({ length: 9 }, () => piece) }, 'pieces'],
    [400, { pieces: [piece, piece] }, 'pieces.1.productId'],
    [400, { pieces: [piece, { ...other, quantity: 11 }] }, 'pieces.1.quantity'],
    [400, { pieces: [{ ...piece, sameSize: true }, other] }, 'pieces.0.sameSize'],
    [400, { pieces: [piece, { ...other, sameSize: true }] }, 'pieces.1.sameSize'],
    [409, { pieces: [piece, { ...other, productId: 999_999 }] }, 'pieces'],
  ]
  for (const [status, values, field] of wrongs) {
    const answer = await call('POST', '/sets', { ...draft, ...values })
    expect([field, answer.statusCode, Object.keys(answer.json().fields)]).toEqual([field, status, [field]])
  }
  expect(await db.$count(productSets)).toBe(1)
})

test('a list finds sets by name, product and whether they are active', async ({ db, call, bedroom, draft }) => {
  await call('POST', '/sets', { ...draft, isActive: false })
  const names = async (query: string) =>
    (await call('GET', `/sets?sort=name&${query}`)).json().items.map(({ name }: { name: string }) => name)
  expect(await names('')).toEqual(['Pillow and mattress', 'Rara bedroom'])
  expect(await names('q=bedroom')).toEqual(['Rara bedroom'])
  expect(await names('isActive=false')).toEqual(['Pillow and mattress'])
  expect(await names(`productId=${bedroom.products.bed.id}`)).toEqual(['Rara bedroom'])
  await db.update(products).set({ published: false }).where(eq(products.id, bedroom.products.bed.id))
  const offered = (await call('GET', '/sets?sort=name'))
    .json()
    .items.map((set: { isOffered: boolean }) => set.isOffered)
  expect(offered).toEqual([false, false])
})

test('a product of a set cannot be deleted', async ({ db, call, bedroom }) => {
  const { id } = bedroom.products.bed
  await db.update(products).set({ published: false }).where(eq(products.id, id))
  const refused = await call('DELETE', `/products/${id}`)
  expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('belongs to a set')])
  await db.delete(productSets)
  expect((await call('DELETE', `/products/${id}`)).statusCode).toBe(204)
})

test('support staff read sets and cannot change them', async ({ app, draft }) => {
  const { call } = await givenStaff(app, 'support')
  expect((await call('GET', '/sets')).statusCode).toBe(200)
  expect((await call('POST', '/sets', draft)).statusCode).toBe(403)
})

test('a shop has a hundred sets at most', async ({ db, call, draft }) => {
  const values = Array.from({ length: 99 }, (_, index) => ({ name: `Set ${index}`, percent: 5 }))
  await db.insert(productSets).values(values)
  const answer = await call('POST', '/sets', draft)
  expect([answer.statusCode, answer.json().message]).toEqual([409, 'The shop has 100 sets. Delete one first.'])
})
