import { asc, eq } from 'drizzle-orm'
import { givenCategory, givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { products, variants } from '../../platform/db/schema.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { expect, ownDatabaseTest as base } from '../../test/test.ts'
import { csv, givenChecked, givenRun } from './imports.fixture.ts'

const rails = { name: '', nepaliName: '', lengthCm: 208, widthCm: 40, heightCm: 18, weightKg: 41 }
const headboard = { ...rails, name: 'Headboard', nepaliName: 'हेडबोर्ड', heightCm: 14, weightKg: 24.5 }

const test = base
  .extend('staff', ({ app }) => givenStaff(app, 'manager'))
  .extend('bed', async ({ db }) => {
    const { id: categoryId } = await givenCategory(db, { slug: 'sleeping' })
    return givenProduct(db, {
      slug: 'rara-bed',
      categoryId,
      packagesAreEstimates: true,
      variants: [
        { sku: 'RARA-1', size: '153*200', packages: [headboard, rails] },
        { sku: 'RARA-2', size: '183*200', packages: [rails] },
        { sku: 'RARA-3', size: '200*200', packages: [rails] },
      ],
    })
  })

test('packages are one readable column of an export', async ({ staff, bed }) => {
  const { body } = await staff.call('GET', '/products/export?sort=name')
  const [headings = '', first = ''] = body.trim().split('\r\n')
  expect(bed.id).toBeGreaterThan(0)
  expect(headings.split(',').at(-1)).toBe('packages')
  expect(first).toContain('Headboard / हेडबोर्ड: 208x40x14 24.5kg; 208x40x18 41kg')
})

test('an import changes, keeps and empties packages, and says who assembles', async ({ db, staff, bed }) => {
  const { id, problems } = await givenChecked(
    db,
    staff,
    csv(
      'slug,name,category,sku,price,comes_assembled,packages_are_estimates,packages',
      'rara-bed,,,RARA-1,,no,no,208 × 40 × 14 cm 24.5 kg',
      ',,,RARA-2,,,,',
      ',,,RARA-3,,,,(empty)',
      'rara-lamp,Rara Lamp,sleeping,LAMP-1,900,,,40x40x160 5kg',
    ),
  )
  expect(problems).toEqual([])
  expect(await givenRun(db, staff, id)).toMatchObject({ state: 'done' })
  const [product] = await db.select().from(products).where(eq(products.id, bed.id))
  expect(product).toMatchObject({ comesAssembled: false, packagesAreEstimates: false })
  const rows = await db.select().from(variants).orderBy(asc(variants.sku))
  expect(rows.map(({ sku, packages }) => [sku, packages])).toEqual([
    ['LAMP-1', [{ ...rails, lengthCm: 40, heightCm: 160, weightKg: 5 }]],
    ['RARA-1', [{ ...headboard, name: '', nepaliName: '' }]],
    ['RARA-2', [rails]],
    ['RARA-3', []],
  ])
  const [lamp] = await db.select().from(products).where(eq(products.slug, 'rara-lamp'))
  expect(lamp).toMatchObject({ comesAssembled: null, packagesAreEstimates: false })
})

test.for(['csv', 'xlsx'])('importing a %s export changes no packages', async (format, { db, staff, bed }) => {
  const file = await staff.call('GET', `/products/export?format=${format}&sort=name`)
  const found = await givenChecked(db, staff, file.rawPayload)
  expect(bed.id).toBeGreaterThan(0)
  expect(found).toMatchObject({ state: 'ready', added: 0, changed: 0, unchanged: 3, problems: [] })
})

test('a wrong package is named with its row and place', async ({ db, staff, bed }) => {
  const { problems } = await givenChecked(db, staff, csv('sku,packages', 'RARA-1,208x40x14 24.5kg; 208x40'))
  expect(bed.id).toBeGreaterThan(0)
  expect(problems).toEqual([
    {
      row: 2,
      column: 'packages',
      message: 'Package 2: Must be like 200x90x15 32kg; Legs: 60x20x10 4.5kg',
    },
  ])
})
