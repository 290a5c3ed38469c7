import { eq } from 'drizzle-orm'
import type { SetImport } from '#contract/admin/imports.ts'
import { MAX_SETS } from '#domain/sets/product-set.ts'
import type { Db } from '../../../platform/db/client.ts'
import { auditLog, productSets, products } from '../../../platform/db/schema.ts'
import { expect, ownDatabaseTest, test as base } from '../../../test/test.ts'
import { givenBedroom } from '../../../shop/sets/sets.fixture.ts'
import { givenStaff } from '../../staff/staff.fixture.ts'
import { csv } from '../imports.fixture.ts'
import { readTable } from '../read-table.ts'
import { checkSets, importSets } from './import-sets.ts'

type Staff = Awaited<ReturnType<typeof givenStaff>>

async function send(staff: Staff, table: string, plan = '') {
  const form = new FormData()
  form.append('plan', plan)
  form.append('file', new Blob([table]), 'sets.csv')
  const encoded = new Response(form)
  const payload = Buffer.from(await encoded.bytes())
  return staff.call('POST', '/sets/import', payload, { 'content-type': encoded.headers.get('content-type')! })
}

const read = (table: string) => readTable(Buffer.from(table), 'sets')
const check = async (db: Db, table: string) => checkSets(db, await read(table))

/** Checks a file and imports it. */
async function run(db: Db, table: string) {
  const { plan } = await check(db, table)
  return importSets(db, await read(table), plan)
}

const test = base
  .extend('staff', ({ app }) => givenStaff(app, 'manager'))
  .extend('bedroom', async ({ db }) => {
    const bedroom = await givenBedroom(db)
    const { bed, mattress, pillow } = bedroom.products
    for (const [id, slug] of [
      [bed.id, 'rara-bed'],
      [mattress.id, 'sukha-mattress'],
      [pillow.id, 'kapas-pillow'],
    ] as const) {
      await db.update(products).set({ slug }).where(eq(products.id, id))
    }
    return bedroom
  })
  .extend(
    'all',
    ({ staff }) =>
      async () =>
        (await staff.call('GET', '/sets?sort=name')).json().items,
  )

test('an exported file comes back unchanged', async ({ db, staff, bedroom }) => {
  const { body } = await staff.call('GET', '/sets/export?format=csv')
  expect(body.replace('\uFEFF', '').trim().split(/\r?\n/)).toEqual([
    'set_id,set,set_ne,percent,active,product,quantity,same_size',
    `${bedroom.set.id},Rara bedroom,रारा शयनकक्ष,10,yes,rara-bed,1,no`,
    `${bedroom.set.id},Rara bedroom,रारा शयनकक्ष,10,yes,sukha-mattress,1,yes`,
    `${bedroom.set.id},Rara bedroom,रारा शयनकक्ष,10,yes,kapas-pillow,2,no`,
  ])
  expect(await check(db, body)).toMatchObject({ added: 0, changed: 0, unchanged: 1, problemCount: 0 })
})

test('a file adds and changes sets, all of them at once, and the audit log keeps that', async ({
  db,
  staff,
  bedroom,
  all,
}) => {
  const table = csv(
    'set_id,set,set_ne,percent,active,product,quantity,same_size',
    `${bedroom.set.id},Rara room,(empty),12,no,,,`,
    ',Soft sleep,नरम निद्रा,५,yes,sukha-mattress,,',
    ',,,,,kapas-pillow,2,no',
  )
  const checked = (await send(staff, table)).json<SetImport>()
  expect(checked).toMatchObject({
    added: 1,
    changed: 1,
    changes: [
      { row: 2, name: 'Rara room', isNew: false },
      { row: 3, name: 'Soft sleep', isNew: true },
    ],
    problems: [],
  })
  expect(await db.$count(productSets)).toBe(1)
  expect((await send(staff, table, checked.plan)).statusCode).toBe(200)
  const { bed, mattress, pillow } = bedroom.products
  expect(await all()).toMatchObject([
    {
      name: 'Rara room',
      percent: 12,
      isActive: false,
      translations: {},
      pieces: [{ productId: bed.id }, { productId: mattress.id, sameSize: true }, { productId: pillow.id }],
    },
    {
      name: 'Soft sleep',
      percent: 5,
      isActive: true,
      translations: { ne: { name: 'नरम निद्रा' } },
      pieces: [
        { productId: mattress.id, quantity: 1, sameSize: false },
        { productId: pillow.id, quantity: 2, sameSize: false },
      ],
    },
  ])
  const tables = await db.select({ name: auditLog.tableName }).from(auditLog)
  expect(new Set(tables.map(({ name }) => name))).toContain('product_set_pieces')
})

test('a set is found by its name, and its products are replaced', async ({ db, bedroom, all }) => {
  const table = csv('set,product,quantity', 'Rara bedroom,kapas-pillow,3', 'Rara bedroom,rara-bed,')
  expect(await run(db, table)).toMatchObject({ added: 0, changed: 1 })
  expect(await all()).toMatchObject([
    { id: bedroom.set.id, percent: 10, pieceNames: ['Kapas pillow', 'Rara bed'], pieces: [{ quantity: 3 }, {}] },
  ])
})

const fresh = 'set,percent,product,quantity,same_size'

test.for([
  ['no column of sets', csv('set,discount', 'Rara bedroom,5'), '1 discount: There is no such column'],
  ['a percentage too high', csv('set,percent', 'Rara bedroom,60'), '2 percent: Must be at most 50'],
  ['a quantity too high', csv(fresh, 'New,5,rara-bed,11,'), '2 quantity: Must be at most 10'],
  ['neither yes nor no', csv('set,active', 'Rara bedroom,perhaps'), '2 active: Must be yes or no'],
  ['a required cell cleared', csv('set,percent', 'Rara bedroom,(empty)'), '2 percent: Cannot be empty'],
  ['an unknown product', csv(fresh, 'New,5,raara-bed,,'), '2 product: There is no product “raara-bed”'],
  ['an id that is none', csv('set_id,percent', '7,5'), '2 set_id: Must be the id of a set, as an export has it'],
  [
    'an unknown id',
    csv('set_id,percent', `${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)},5`),
    '2 set_id: There is no such set',
  ],
  ['a product of no set', csv(fresh, ',,rara-bed,,'), '2 set: Is missing: no row above names a set'],
  ['a quantity of nothing', csv(fresh, 'Rara bedroom,,,2,'), '2 product: Is missing'],
  ['no percentage', csv(fresh, 'New,,rara-bed,,', 'New,,kapas-pillow,,'), '2 percent: Is missing: a new set needs it'],
  ['one product', csv(fresh, 'New,5,rara-bed,,'), '2 product: Must have at least 2 products'],
  [
    'a product twice',
    csv(fresh, 'New,5,rara-bed,,', 'New,,rara-bed,,'),
    '3 product: Is in the set already: raise its quantity',
  ],
  [
    'the size of nothing',
    csv(fresh, 'New,5,rara-bed,,', 'New,,kapas-pillow,,yes'),
    '3 same_size: Has no size in common with the main piece',
  ],
  [
    'the size of itself',
    csv(fresh, 'New,5,rara-bed,,yes', 'New,,kapas-pillow,,'),
    '2 same_size: Is for the pieces that follow the size of the main one',
  ],
  [
    'two percentages',
    csv(fresh, 'New,5,rara-bed,,', 'New,6,kapas-pillow,,'),
    '3 percent: Says something else than row 2 of the same set',
  ],
] as const)('a file with %s names the cell and changes nothing', async ([, table, problem], { db, bedroom }) => {
  const found = await check(db, table)
  expect(found.problems.map(({ row, column, message }) => `${row} ${column}: ${message}`)).toContain(problem)
  await expect(importSets(db, await read(table), found.plan)).rejects.toMatchObject({ code: 'invalid_input' })
  expect(await db.select({ name: productSets.name, percent: productSets.percent }).from(productSets)).toEqual([
    { name: bedroom.set.name, percent: 10 },
  ])
})

test('the check of a file ends with the problem after 5,000', async ({ db, bedroom }) => {
  expect(bedroom.set.percent).toBe(10)
  const wrong = (cells: string) => check(db, csv(fresh, ...Array.from({ length: 2_000 }, () => cells)))
  const message = 'More than 5000 cells are wrong; these are the first. Is it the right file?'
  for (const cells of ['New,x,X X,x,', ',,X X,x,x']) {
    const found = await wrong(cells)
    expect([found.problemCount, found.problems.length]).toEqual([5_001, 100])
    expect(found.problems[0]).toEqual({ row: 0, column: '', message })
  }
  const unknown = Array.from({ length: 6_000 }, (_, at) => `New,5,unknown-${at},1,`)
  expect((await check(db, csv(fresh, ...unknown))).problemCount).toBe(5_001)
})

test('ids tell sets of one name apart', async ({ db, bedroom }) => {
  await db.insert(productSets).values({ name: bedroom.set.name, percent: 5 })
  const [problem] = (await check(db, csv('set,percent', 'Rara bedroom,20'))).problems
  expect(problem).toMatchObject({ row: 2, column: 'set', message: expect.stringContaining('please give the set_id') })
  const found = await check(db, csv('set_id,percent', `${bedroom.set.id},20`))
  expect(found).toMatchObject({ changed: 1, problems: [] })
})

test('a shop has a hundred sets at most', async ({ db, bedroom }) => {
  expect(bedroom.set.percent).toBe(10)
  const rows = Array.from({ length: MAX_SETS }, (_, at) => [
    `Set ${at},5,rara-bed,,`,
    `Set ${at},,kapas-pillow,,`,
  ]).flat()
  const full = await check(db, csv(fresh, ...rows))
  expect(full.problems).toMatchObject([{ column: 'set', message: 'A shop has at most 100 sets' }])
  const more = await check(db, csv(fresh, ...rows, 'One more,5,rara-bed,,'))
  expect(more.problems).toMatchObject([{ row: 0, message: 'A shop has at most 100 sets' }])
})

test('what has changed since the check is not overwritten', async ({ db, bedroom }) => {
  const table = csv('set,percent', 'Rara bedroom,20')
  const { plan } = await check(db, table)
  await db.update(productSets).set({ percent: 15 }).where(eq(productSets.id, bedroom.set.id))
  const refusal = { code: 'stale', current: { changed: 1 } }
  await expect(importSets(db, await read(table), plan)).rejects.toMatchObject(refusal)
  expect(await db.select({ percent: productSets.percent }).from(productSets)).toEqual([{ percent: 15 }])
})

test('support staff cannot import, and a file that is no table is refused', async ({ app, staff }) => {
  const support = await givenStaff(app, 'support')
  expect((await send(support, csv('set,percent', 'A,5'))).statusCode).toBe(403)
  expect((await send(staff, '')).statusCode).toBe(400)
  expect((await staff.call('GET', '/sets/template')).body).toContain('set_id,set,set_ne')
})

ownDatabaseTest('a check only reads, so that it works while the shop serves', async ({ app, db }) => {
  const staff = await givenStaff(app, 'manager')
  const { set } = await givenBedroom(db)
  const table = csv('set,percent', `${set.name},20`)
  const checked = await send(staff, table)
  expect([checked.statusCode, checked.json().changed]).toEqual([200, 1])
  expect((await send(staff, table, checked.json().plan)).statusCode).toBe(200)
  expect(await db.select({ percent: productSets.percent }).from(productSets)).toEqual([{ percent: 20 }])
})

ownDatabaseTest('of two imports of one file at once, one is made', async ({ db }) => {
  const { products: goods } = await givenBedroom(db)
  await db.update(products).set({ slug: 'rara-bed' }).where(eq(products.id, goods.bed.id))
  await db.update(products).set({ slug: 'kapas-pillow' }).where(eq(products.id, goods.pillow.id))
  const table = await read(csv(fresh, 'New,5,rara-bed,,', 'New,,kapas-pillow,,'))
  const { plan } = await checkSets(db, table)
  const done = await Promise.allSettled([1, 2].map(() => importSets(db, table, plan)))
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(done.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'stale' } })
  expect(await db.$count(productSets)).toBe(2)
})
