import { parse } from 'csv-parse/sync'
import { eq } from 'drizzle-orm'
import type { Import } from '#contract/admin/imports.ts'
import { auditLog, variants } from '../../platform/db/schema.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { expect, test } from '../../test/test.ts'
import { csv, givenChecked, givenRun } from './imports.fixture.ts'

const size = { sku: 'RARA-1', size: '153*200', price: 20_000, stock: 5 }

test('a file of SKUs and costs is enough, and the audit log keeps the old cost', async ({ app, db }) => {
  const bed = await givenProduct(db, { slug: 'rara-bed', variants: [size] })
  await db.update(variants).set({ cost: 9_000 }).where(eq(variants.productId, bed.id))
  const staff = await givenStaff(app, 'manager')
  const { id } = await givenChecked(db, staff, csv('sku,cost', 'RARA-1,"Nrs. ११,०००"'))
  expect(await givenRun(db, staff, id)).toMatchObject({ state: 'done', changed: 1 })
  const [variant] = await db.select().from(variants).where(eq(variants.productId, bed.id))
  expect(variant).toMatchObject({ price: 20_000, stock: 5, cost: 11_000 })
  const log = await db.select().from(auditLog).where(eq(auditLog.tableName, 'variants'))
  expect(log).toMatchObject([{ before: { cost: 9_000 }, after: { cost: 11_000 } }])
})

test('support sees the changes of an import without costs', async ({ app, db }) => {
  const bed = await givenProduct(db, { slug: 'rara-bed', variants: [size] })
  await db.update(variants).set({ cost: 9_876 }).where(eq(variants.productId, bed.id))
  const [manager, support] = [await givenStaff(app, 'manager'), await givenStaff(app, 'support')]
  const { id } = await givenChecked(db, manager, csv('sku,cost,stock', 'RARA-1,9999,7'))
  const seenBy = async ({ call }: typeof manager, url: string) => (await call('GET', url)).body
  const columnsSeenBy = async (staff: typeof manager) => {
    const { samples } = JSON.parse(await seenBy(staff, `/imports/${id}`)) as Import
    return samples.map(({ fields }) => fields.map(({ column }) => column).toSorted())
  }
  expect(await columnsSeenBy(manager)).toEqual([['cost', 'stock']])
  expect(await columnsSeenBy(support)).toEqual([['stock']])
  expect(await seenBy(support, '/imports')).not.toMatch(/9876|9999/)
})

test('a cost is for owners and managers: support and shoppers never see it', async ({ app, db }) => {
  const bed = await givenProduct(db, { slug: 'rara-bed', variants: [size] })
  await db.update(variants).set({ cost: 9_876 }).where(eq(variants.productId, bed.id))
  const [manager, support] = [await givenStaff(app, 'manager'), await givenStaff(app, 'support')]
  const costSeenBy = async ({ call }: typeof manager) =>
    (await call('GET', `/products/${bed.id}`)).json().variants[0].cost
  expect([await costSeenBy(manager), await costSeenBy(support)]).toEqual([9_876, null])
  const exportedBy = async ({ call }: typeof manager) =>
    parse((await call('GET', '/products/export?q=rara')).body, { bom: true, columns: true }) as Record<string, string>[]
  expect(await exportedBy(manager)).toMatchObject([{ sku: 'RARA-1', cost: '9876' }])
  expect((await exportedBy(support)).map((row) => Object.hasOwn(row, 'cost'))).toEqual([false])
  for (const url of [`/api/product/${bed.id}`, '/api/products'])
    expect((await app.inject(url)).body).not.toContain('9876')
})
