import { eq, sql } from 'drizzle-orm'
import type { Category } from '#contract/admin/catalog/categories.ts'
import { auditLog, banners, categories, products, promotions } from '../../../platform/db/schema.ts'
import { givenStaff } from '../../../office/staff/staff.fixture.ts'
import { expect, test as base } from '../../../test/test.ts'
import { jobsOf } from '../../../platform/jobs/jobs.fixture.ts'
import { givenCategory, givenPicture, givenProduct } from '../catalog.fixture.ts'
import { writeCategoryName } from '../write-category-name.ts'

const form = {
  name: 'Beds',
  slug: 'beds',
  filterName: null,
  intro: 'To sleep in.',
  hsCode: '9403',
  translations: { ne: { name: 'पलङ' } },
  pictures: [],
}

const test = base
  .extend('staff', ({ app }) => givenStaff(app, 'manager'))
  .extend('call', ({ staff }) => staff.call)
  .extend('tree', ({ call }) => async () => {
    const { items }: { items: Category[] } = (await call('GET', '/categories/tree')).json()
    return items.map(({ slug, parentId }) => (parentId === null ? slug : `- ${slug}`))
  })
  .extend('rooms', async ({ db }) => {
    const bedroom = await givenCategory(db, { slug: 'bedroom', name: 'Bedroom', position: 0 })
    const living = await givenCategory(db, { slug: 'living', name: 'Living', position: 1 })
    const beds = await givenCategory(db, { slug: 'beds', name: 'Beds', parentId: bedroom.id, position: 0 })
    const lamps = await givenCategory(db, { slug: 'lamps', name: 'Lamps', parentId: bedroom.id, position: 1 })
    return { bedroom, living, beds, lamps }
  })

test('a new category has its texts and pictures, and comes after its siblings', async ({ db, call, tree, rooms }) => {
  const { id: pictureId } = await givenPicture(db)
  const pictures = [{ pictureId, alt: 'A wardrobe', translations: { ne: { alt: 'दराज' } } }]
  const answer = await call('POST', '/categories', { ...form, slug: 'wardrobes', parentId: rooms.bedroom.id, pictures })
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({ name: 'Beds', parentId: rooms.bedroom.id, position: 2, products: 0, pictures })
  expect(await tree()).toEqual(['bedroom', '- beds', '- lamps', '- wardrobes', 'living'])
})

test('there are 150 categories and subcategories at most', async ({ db, call, rooms }) => {
  const parentId = rooms.bedroom.id
  const more = Array.from({ length: 145 }, (_, at) => ({ name: `Beds ${at}`, slug: `beds-${at}`, parentId }))
  await db.insert(categories).values(more)
  expect((await call('POST', '/categories', { ...form, slug: 'last', parentId })).statusCode).toBe(201)
  const refused = await call('POST', '/categories', { ...form, slug: 'too-many', parentId })
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'There may be 150 categories at most. Delete one first.',
  ])
})

test('a saved category reads back unchanged, and the audit log names the staff member', async ({
  db,
  staff,
  call,
  rooms,
}) => {
  const { version } = (await call('GET', `/categories/${rooms.beds.id}`)).json()
  const changed = {
    ...form,
    name: 'Cots',
    slug: 'cots',
    filterName: 'All cots',
    translations: { ne: { name: 'खाट', intro: '' } },
  }
  const answer = await call('PUT', `/categories/${rooms.beds.id}`, { ...changed, version })
  expect(answer.json()).toMatchObject({ ...changed, translations: { ne: { name: 'खाट' } } })
  expect((await call('GET', `/categories/${rooms.beds.id}`)).json()).toEqual(answer.json())
  const [entry] = await db.select().from(auditLog).where(eq(auditLog.tableName, 'categories'))
  expect(entry).toMatchObject({ staffId: staff.id, before: { name: 'Beds' }, after: { name: 'Cots' } })
})

test('a job writes another name into the products of a category, and nothing else does', async ({
  db,
  call,
  rooms,
}) => {
  const categoryId = rooms.bedroom.id
  for (let count = 0; count < 51; count += 1) await givenProduct(db, { categoryId })
  await givenProduct(db, { categoryId: rooms.living.id })
  const foundBy = (word: string) =>
    db.$count(products, sql`${products.searchDocument} @@ to_tsquery('english', ${word})`)
  const save = async (change: object) => {
    const found = (await call('GET', `/categories/${categoryId}`)).json()
    expect((await call('PUT', `/categories/${categoryId}`, { ...found, ...change })).statusCode).toBe(200)
    return (await jobsOf(db)).filter(({ name }) => name === 'write-category-name').map(({ data }) => data)
  }
  const inNepali = { ne: { name: 'सुत्ने कोठा', intro: '' } }
  expect(await save({ hsCode: '9404', intro: 'To sleep in.', translations: { ne: { intro: 'सुत्न।' } } })).toEqual([])
  expect(await save({ name: 'Slumberland' })).toEqual([{ categoryId }])
  expect(await save({ translations: inNepali })).toEqual([{ categoryId }, { categoryId }])
  expect(await foundBy('slumberland')).toBe(0)

  await writeCategoryName({ categoryId }, { db }, AbortSignal.timeout(60_000))
  expect(await foundBy('slumberland')).toBe(51)
})

test('saving over another change is refused as stale, with the current category', async ({ call, rooms }) => {
  const { version } = (await call('GET', `/categories/${rooms.beds.id}`)).json()
  await call('PUT', `/categories/${rooms.beds.id}`, { ...form, name: 'First', version })
  const second = await call('PUT', `/categories/${rooms.beds.id}`, { ...form, name: 'Second', version })
  expect(second.statusCode).toBe(409)
  expect(second.json()).toMatchObject({ code: 'stale', current: { name: 'First' } })
})

test.for([
  [{ slug: 'bedroom' }, { slug: 'Is the address of Bedroom' }],
  [{ slug: 'Not One' }, { slug: 'Must be small letters and digits with hyphens between' }],
  [{ name: ' ' }, { name: 'Please fill this in' }],
  [{ hsCode: '94' }, { hsCode: 'Must be 4 to 8 digits' }],
  [{ parentId: 999_999 }, { parentId: 'Must be a category' }],
  [
    { pictures: [{ pictureId: 'f'.repeat(24), alt: '', translations: { ne: {} } }] },
    { 'pictures.0': 'Does not exist any more' },
  ],
] as const)('%o is refused', async ([wrong, fields], { call, rooms }) => {
  const answer = await call('POST', '/categories', { ...form, slug: 'new', parentId: rooms.living.id, ...wrong })
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toMatchObject({ code: 'invalid_input', fields })
})

test('siblings keep the order they are dragged to', async ({ call, tree, rooms }) => {
  const { beds, lamps, bedroom, living } = rooms
  await call('PUT', `/categories/${lamps.id}/place`, { parentId: bedroom.id, beforeId: beds.id })
  await call('PUT', `/categories/${living.id}/place`, { parentId: null, beforeId: bedroom.id })
  expect(await tree()).toEqual(['living', 'bedroom', '- lamps', '- beds'])
})

test('moving a subcategory to another category moves its products', async ({ db, call, tree, rooms }) => {
  const { beds, bedroom, living } = rooms
  const bed = await givenProduct(db, { categoryId: bedroom.id, subcategoryId: beds.id })
  const other = await givenProduct(db, { categoryId: bedroom.id })
  const answer = await call('PUT', `/categories/${beds.id}/place`, { parentId: living.id, beforeId: null })
  expect(answer.statusCode).toBe(200)
  expect(await tree()).toEqual(['bedroom', '- lamps', 'living', '- beds'])
  const rows = await db.select().from(products).orderBy(products.id)
  expect(rows.map(({ id, categoryId, subcategoryId }) => [id, categoryId, subcategoryId])).toEqual([
    [bed.id, living.id, beds.id],
    [other.id, bedroom.id, null],
  ])
})

test('a category cannot move into another, nor a subcategory to the top level', async ({ call, rooms }) => {
  const { beds, bedroom, living, lamps } = rooms
  const places = [
    [living.id, { parentId: bedroom.id, beforeId: null }, 409],
    [beds.id, { parentId: null, beforeId: null }, 409],
    [beds.id, { parentId: lamps.id, beforeId: null }, 400],
    [999_999, { parentId: null, beforeId: null }, 404],
  ] as const
  for (const [id, place, status] of places) {
    expect((await call('PUT', `/categories/${id}/place`, place)).statusCode).toBe(status)
  }
})

test('a category in use cannot be deleted, and the message says what uses it', async ({ db, call, rooms }) => {
  const { bedroom, beds, lamps } = rooms
  await givenProduct(db, { categoryId: bedroom.id, subcategoryId: beds.id })
  await db.insert(promotions).values({ name: 'Dashain', kind: 'amount', amount: 100, categoryId: bedroom.id })
  await db.insert(banners).values({ title: 'Sleep', linkLabel: 'See', linkCategoryId: beds.id })
  const told = async (id: number) => (await call('DELETE', `/categories/${id}`)).json().message
  expect(await told(bedroom.id)).toBe(
    'Bedroom cannot be deleted: 2 subcategories, 1 product, 1 promotion belong to it.',
  )
  expect(await told(beds.id)).toBe('Beds cannot be deleted: 1 product, 1 banner belong to it.')
  expect((await call('DELETE', `/categories/${lamps.id}`)).statusCode).toBe(204)
  expect((await call('DELETE', `/categories/${lamps.id}`)).statusCode).toBe(404)
  expect(await db.$count(categories)).toBe(3)
})

test('the list searches by name and slug, and finds by ids', async ({ call, rooms }) => {
  const namesOf = async (query: string) =>
    (await call('GET', `/categories?sort=name&${query}`)).json().items.map(({ name }: Category) => name)
  expect(await namesOf('q=ed')).toEqual(['Bedroom', 'Beds'])
  expect(await namesOf('parentId=none')).toEqual(['Bedroom', 'Living'])
  expect(await namesOf(`parentId=${rooms.bedroom.id}`)).toEqual(['Beds', 'Lamps'])
  expect(await namesOf(`ids=${rooms.lamps.id},x`)).toEqual(['Lamps'])
})
