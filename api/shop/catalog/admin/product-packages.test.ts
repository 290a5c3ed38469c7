import { eq } from 'drizzle-orm'
import type { Product } from '#contract/admin/catalog/products.ts'
import type { Package } from '#domain/catalog/packages.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { auditLog, products, variants } from '../../../platform/db/schema.ts'
import { expect, test as base } from '../../../test/test.ts'
import { givenProduct } from '../catalog.fixture.ts'
import { formOf, givenForm, newVariant } from './admin-products.fixture.ts'

const rails: Package = { name: '', nepaliName: '', lengthCm: 208, widthCm: 40, heightCm: 18, weightKg: 41 }
const headboard: Package = { ...rails, name: 'Headboard', nepaliName: 'हेडबोर्ड', heightCm: 14, weightKg: 24.5 }

const test = base
  .extend('staff', ({ app }) => givenStaff(app, 'manager'))
  .extend('added', async ({ db, staff }): Promise<Product> => {
    const packed = { ...newVariant, packages: [headboard, rails] }
    const form = await givenForm(db, { comesAssembled: false, packagesAreEstimates: true, variants: [packed] })
    return (await staff.call('POST', '/products', form)).json()
  })
  .extend('save', ({ staff, added }) => (changes: object) => {
    return staff.call('PUT', `/products/${added.id}`, { ...formOf(added), ...changes })
  })
  .extend('shown', ({ app, added }) => async (language: string) => {
    return (await app.inject(`/api/product/${added.id}?lang=${language}`)).json().product
  })

test('a product keeps the packages of each variant, in their order', async ({ added }) => {
  expect(added).toMatchObject({
    comesAssembled: false,
    packagesAreEstimates: true,
    variants: [{ packages: [headboard, rails] }],
  })
})

test('shoppers get them in their language, and whether they are estimates', async ({ app, db, shown }) => {
  const { nepaliName: _nepali, ...english } = headboard
  const { nepaliName: _none, ...unnamed } = rails
  expect(await shown('en')).toMatchObject({
    comesAssembled: false,
    packagesAreEstimates: true,
    variants: [{ packages: [english, unnamed] }],
  })
  expect((await shown('ne')).variants[0].packages).toEqual([{ ...english, name: 'हेडबोर्ड' }, unnamed])
  const { id } = await givenProduct(db)
  expect((await app.inject(`/api/product/${id}`)).json().product).toMatchObject({
    comesAssembled: null,
    packagesAreEstimates: false,
    variants: [{ packages: [] }],
  })
})

test('changed packages show at once, and the audit log has both', async ({ db, added, save, shown }) => {
  await shown('en')
  const [variant] = formOf(added).variants
  const wider = { ...rails, widthCm: 60 }
  const answer = await save({ packagesAreEstimates: false, variants: [{ ...variant, packages: [wider] }] })
  expect(answer.json()).toMatchObject({ packagesAreEstimates: false, variants: [{ packages: [wider] }] })
  expect(answer.json().version).not.toBe(added.version)
  expect((await shown('en')).variants[0].packages).toMatchObject([{ widthCm: 60 }])
  const log = await db.select().from(auditLog).where(eq(auditLog.call, 'PUT /api/admin/products/:id'))
  expect(log.find(({ tableName }) => tableName === 'variants')).toMatchObject({
    before: { packages: [headboard, rails] },
    after: { packages: [wider] },
  })
})

test('a second editor of the packages is refused as stale', async ({ added, save }) => {
  const [variant] = formOf(added).variants
  await save({ variants: [{ ...variant, packages: [rails] }] })
  const second = await save({ variants: [{ ...variant, packages: [headboard] }] })
  expect(second.json()).toMatchObject({ code: 'stale', current: { variants: [{ packages: [rails] }] } })
})

test('a copy of a product has its packages', async ({ staff, added }) => {
  const copy = await staff.call('POST', `/products/${added.id}/copies`)
  expect(copy.json()).toMatchObject({
    comesAssembled: false,
    packagesAreEstimates: true,
    variants: [{ packages: [headboard, rails] }],
  })
})

test.for([
  [{ lengthCm: 0 }, 'lengthCm'],
  [{ widthCm: 501 }, 'widthCm'],
  [{ heightCm: 12.5 }, 'heightCm'],
  [{ weightKg: 0 }, 'weightKg'],
  [{ weightKg: 500.1 }, 'weightKg'],
  [{ weightKg: 1.25 }, 'weightKg'],
  [{ name: 'a'.repeat(41) }, 'name'],
  [{ name: 'Top; legs' }, 'name'],
  [{ name: '', nepaliName: 'हेडबोर्ड' }, 'name'],
] as const)('a package with %j is refused, naming %s', async ([wrong, field], { added, save }) => {
  const [variant] = formOf(added).variants
  const answer = await save({ variants: [{ ...variant, packages: [rails, { ...headboard, ...wrong }] }] })
  expect(answer.statusCode).toBe(400)
  expect(Object.keys(answer.json().fields)).toEqual([`variants.0.packages.1.${field}`])
})

test('a 21st package is refused, by the form and by the database', async ({ db, added, save }) => {
  const [variant] = formOf(added).variants
  const packages = Array.from({ length: 21 }, () => rails)
  expect((await save({ variants: [{ ...variant, packages }] })).statusCode).toBe(400)
  await expect(db.update(variants).set({ packages })).rejects.toMatchObject({
    cause: { constraint: 'variants_packages' },
  })
})

test('lists of products have no packages', async ({ app, db, added }) => {
  const { body } = await app.inject(`/api/product/getAllProducts?ids=${added.id}`)
  expect(await db.$count(products, eq(products.id, added.id))).toBe(1)
  expect(body).not.toMatch(/packages|comesAssembled/)
})
