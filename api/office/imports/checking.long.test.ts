import { eq } from 'drizzle-orm'
import { describe } from 'vitest'
import type { Import } from '#contract/admin/imports.ts'
import { givenCategory, givenPicture, givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { imports, products } from '../../platform/db/schema.ts'
import { xlsxOf } from '../../platform/exports/xlsx.ts'
import type { Cell } from '#domain/imports/table-files.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { expect, test as base } from '../../test/test.ts'
import { csv, givenChecked, readOne, sendTable } from './imports.fixture.ts'

const test = base
  .extend('staff', ({ app }) => givenStaff(app, 'manager'))
  .extend('category', ({ db }) => givenCategory(db, { slug: 'sleeping' }))
  .extend('bed', async ({ db, category }) => {
    return givenProduct(db, {
      slug: 'rara-bed',
      name: 'Rara Bed',
      categoryId: category.id,
      material: 'Sal',
      variants: [
        { sku: 'RARA-1', size: '153*200', price: 20_000, stock: 5 },
        { sku: 'RARA-2', size: '183*200', price: 25_000, stock: 2 },
      ],
    })
  })

const fresh = 'slug,name,category,sku,price'

/** Returns the problems as `row column: message`. */
function told({ problems }: Import): string[] {
  return problems.map(({ row, column, message }) => `${row} ${column}: ${message}`)
}

test('new, changed and unchanged rows are counted and shown before the import starts', async ({ db, staff, bed }) => {
  const found = await givenChecked(
    db,
    staff,
    csv(
      'slug,name,name_ne,category,sku,price,material',
      'rara-bed,,रारा पलङ,,RARA-1,"Nrs. 21,000",',
      ',,,,RARA-2,२५०००,Sal',
      'rara-lamp,Rara Lamp,,sleeping,LAMP-1,900,',
    ),
  )
  expect(found).toMatchObject({ state: 'ready', totalRows: 3, added: 2, changed: 2, unchanged: 1, problems: [] })
  expect(found.samples.slice(0, 2)).toEqual([
    { row: 2, key: 'rara-bed', isNew: false, fields: [{ column: 'name_ne', before: '', after: 'रारा पलङ' }] },
    { row: 2, key: 'RARA-1', isNew: false, fields: [{ column: 'price', before: '20000', after: '21000' }] },
  ])
  expect(found.samples.map(({ key, isNew }) => [key, isNew])).toContainEqual(['LAMP-1', true])
  expect(await db.$count(products, eq(products.slug, 'rara-lamp'))).toBe(0)
  expect(bed.name).toBe('Rara Bed')
})

test('a file with many thousands of bad cells lists the first ones, and quotes only the beginning of each', async ({
  db,
  staff,
  bed,
}) => {
  expect(bed.name).toBe('Rara Bed')
  const picture = 'x'.repeat(1_000)
  const rows = Array.from({ length: 2_600 }, () => `rara-bed,,,RARA-1,cheap,dear,${picture}`)
  const found = await givenChecked(db, staff, csv(`${fresh},old_price,pictures`, ...rows))
  expect(found).toMatchObject({ state: 'refused', problemCount: 5_001, added: 0, changed: 0 })
  expect(told(found)[0]).toBe('0 : More than 5000 cells are wrong; these are the first. Is it the right file?')
  expect(told(found)).toHaveLength(100)
  const [stored] = await db.select({ problems: imports.problems }).from(imports)
  expect(Math.max(...stored!.problems.map(({ message }) => message.length))).toBeLessThan(150)
})

test('a heading of 20,000 letters is cut, since each problem of its column names it', async ({ db, staff, bed }) => {
  expect(bed.name).toBe('Rara Bed')
  const found = await givenChecked(db, staff, csv(`slug,${'x'.repeat(20_000)}`, 'rara-bed,1'))
  expect(found.problems[0]).toMatchObject({ row: 1, column: 'x'.repeat(100), message: 'There is no such column' })
})

test('every bad row is named with its column and reason, and can be downloaded', async ({ db, staff, bed }) => {
  const other = await givenProduct(db, { slug: 'other-bed', variants: [{ sku: 'OTHER-1' }] })
  const found = await givenChecked(
    db,
    staff,
    csv(
      `${fresh},old_price,stock,subcategory,pictures,width_cm,size,table_depth_cm`,
      'rara-bed,,,RARA-1,cheap,,,,,,',
      'rara-bed,,,RARA-2,100,,-1,,,,',
      'rara-bed,,,OTHER-1,100,,,,,,',
      'Rara Bed,,,X-1,100,,,,,,',
      'new-bed,New,nowhere,X-2,100,,,,,,',
      'newer-bed,Newer,sleeping,X-3,100,120,,,,,',
      'newest-bed,Newest,sleeping,X-3,100,,,,,,',
      'third-bed,Third,sleeping,X-4,100,,,beds,no.jpg,,',
      'fourth-bed,Fourth,sleeping,X-5,100,,,,,40,',
      'fifth-bed,,sleeping,,,,,,,,',
      'rara-bed,,,RARA-3,100,,,,,,153*200',
      'sixth-bed,Sixth,sleeping,X-6,100,,,,,,,90',
    ),
  )
  expect(found).toMatchObject({ state: 'refused', problemCount: 13 })
  expect(told(found)).toEqual([
    '2 price: Must be a whole number',
    '3 stock: Must be at least 0',
    '4 sku: Belongs to the product other-bed',
    '5 slug: Must be small letters and digits with hyphens between',
    '6 category: There is no category “nowhere”',
    '7 old_price: It was not offered at this price for 30 of the 60 days before: leave the old price empty',
    '8 sku: Is in row 7 already',
    '9 subcategory: There is no subcategory “beds”',
    '9 pictures: There is no picture “no.jpg” in the library',

    '10 width_cm: Give width, depth and height, or none of them',
    '11 name: Is missing',
    '11 sku: A new product needs a SKU',
    '13 table_width_cm: Give width and depth of the table, or neither',
  ])
  expect([bed.id, other.id]).not.toContain(undefined)
  const file = (await staff.call('GET', `/imports/${found.id}/problems`)).body
  expect(file.split('\r\n')[1]).toBe('2,price,Must be a whole number')
  const [kept] = await db.select().from(imports).where(eq(imports.id, found.id))
  expect(kept!.rows).toEqual([])
})

test('a blank cell keeps the value, and (empty) clears it', async ({ db, staff, bed }) => {
  const found = await givenChecked(
    db,
    staff,
    csv('sku,material,price,assembly', 'RARA-1,(empty),,', 'RARA-2,,(Empty),'),
  )
  expect(told(found)).toEqual(['3 price: Cannot be empty'])
  expect(found.samples).toMatchObject([{ key: 'rara-bed', fields: [{ column: 'material', before: 'Sal', after: '' }] }])
  expect(bed.id).toBeGreaterThan(0)
})

test('rows of one product that contradict each other are named', async ({ db, staff, bed }) => {
  const found = await givenChecked(db, staff, csv('sku,name', 'RARA-1,One', 'RARA-2,Two', ',Three'))
  expect(told(found)).toEqual([
    '3 name: Says something else than row 2 of the same product',
    '4 name: Says something else than row 2 of the same product',
  ])
  expect(bed.id).toBeGreaterThan(0)
})

test('a product is also found by its ID, and an import never changes its slug', async ({ db, staff, bed }) => {
  const by = (line: string) => givenChecked(db, staff, csv('product_id,slug,name', line))
  expect(await by(`${bed.id},,Other name`)).toMatchObject({ state: 'ready', changed: 1 })
  expect(told(await by(`${bed.id},other-slug,`))).toEqual([
    `2 slug: Product ${bed.id} has the slug rara-bed, which an import does not change`,
  ])
  expect(told(await by('999999999,,x'))).toEqual(['2 product_id: There is no product 999999999'])
})

test('a picture is named by its ID, or by its file name if that is unique', async ({ db, staff, bed }) => {
  const chair = await givenPicture(db, { fileName: 'chair.jpg' })
  const bench = await givenPicture(db)
  for (const _ of [1, 2]) await givenPicture(db, { fileName: 'twice.jpg' })
  const named = (names: string) => givenChecked(db, staff, csv('sku,pictures', `RARA-1,${names}`))
  const found = await named(`chair.jpg|${bench.id}`)
  expect(found.samples[0]!.fields).toEqual([{ column: 'pictures', before: '', after: `${chair.id} | ${bench.id}` }])
  expect(told(await named('twice.jpg'))).toEqual([
    '2 pictures: Several pictures are called “twice.jpg”: please give the id',
  ])
  expect(bed.id).toBeGreaterThan(0)
})

describe('the same table is read from', () => {
  const table = csv('sku,price,name_ne', 'RARA-1,21000,"रारा, ठूलो"')
  test.for<[string, string | Uint8Array]>([
    ['UTF-8', table],
    ['UTF-8 with its mark', `\uFEFF${table}`],
    ['lines that end as in Windows', table.replaceAll('\n', '\r\n')],
    ['semicolons', csv('sku;price;name_ne', 'RARA-1;21000;"रारा, ठूलो"')],
    ['tabs', csv('sku\tprice\tname_ne', 'RARA-1\t21000\tरारा, ठूलो')],
    ['UTF-16, as Excel’s “Unicode text”', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(table, 'utf16le')])],
    ['blank rows between', table.replaceAll('\n', '\n,,\n\n')],
    ['headings as people write them', table.replace('sku,price,name_ne', ' SKU ,Price,Name ne')],
    ['numbers with a point', table.replace('21000', '"21,000.00"')],
  ])('%s', async ([, bytes], { db, staff, bed }) => {
    const found = await givenChecked(db, staff, bytes)
    expect(found.samples.flatMap(({ fields }) => fields.map(({ after }) => after))).toEqual(['रारा, ठूलो', '21000'])
    expect(bed.id).toBeGreaterThan(0)
  })

  test('a workbook, with numbers as numbers or as text', async ({ db, staff, bed }) => {
    for (const price of [21_000, '21000', ' २१,००० ']) {
      const found = await givenChecked(
        db,
        staff,
        await workbook([
          ['sku', 'price'],
          ['RARA-1', price],
        ]),
      )
      expect(found.samples).toMatchObject([{ fields: [{ column: 'price', after: '21000' }] }])
    }
    expect(bed.id).toBeGreaterThan(0)
  })
})

async function workbook(rows: Cell[][]): Promise<Buffer> {
  const all = async function* () {
    yield rows
  }
  return Buffer.concat(await Array.fromAsync(xlsxOf(all())))
}

describe('refused with a message', () => {
  test('is a size that Excel turned into a date', async ({ db, staff, bed }) => {
    const found = await givenChecked(
      db,
      staff,
      await workbook([
        ['sku', 'size'],
        ['RARA-1', new Date('2026-03-04')],
      ]),
    )
    expect(told(found)).toEqual([
      '2 size: Excel has made a date of this. Please format the cell as text and type it again',
    ])
    expect(bed.id).toBeGreaterThan(0)
  })

  test('are unknown and duplicate columns', async ({ db, staff }) => {
    const found = await givenChecked(db, staff, csv('sku,colour,sku', 'X-1,red,X-1'))
    expect(told(found).slice(0, 2)).toEqual(['1 colour: There is no such column', '1 sku: Is there twice'])
  })

  test.for([
    ['', 'There are no rows in the file.'],
    ['sku,price', 'There are no rows in the file.'],
    [csv('sku,name', 'X-1,"open'), 'The CSV file is damaged'],
    [Buffer.from([0x73, 0x6b, 0x75, 0x0a, 0xe9, 0x0a]), 'The file is not UTF-8.'],
    [Buffer.from('PK\u0003\u0004 not really'), 'The file is not a readable workbook.'],
    [`sku\n${'X-1\n'.repeat(20_001)}`, 'A file may have at most 20000 rows.'],
  ] as const)('%#', async ([table, message], { staff }) => {
    const answer = await sendTable(staff, table)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.json().message).toContain(
      message === 'There are no rows in the file.' && table === '' ? 'Please add a file' : message,
    )
  })

  test('are staff who may only view', async ({ app, staff, db, bed }) => {
    const support = await givenStaff(app, 'support')
    expect((await sendTable(support, csv('sku', 'RARA-1'))).statusCode).toBe(403)
    const { id } = await givenChecked(db, staff, csv('sku,price', 'RARA-1,1'))
    expect((await support.call('POST', `/imports/${id}/run`)).statusCode).toBe(403)
    expect((await readOne(support, id)).state).toBe('ready')
    expect(bed.id).toBeGreaterThan(0)
  })
})

test('the template has every column and no row', async ({ staff }) => {
  const { body } = await staff.call('GET', '/imports/template')
  expect(body).toContain('product_id,slug,name,name_ne,category')
  expect(body.trim().split('\r\n')).toHaveLength(1)
})
