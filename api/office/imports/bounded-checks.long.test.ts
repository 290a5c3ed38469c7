import { eq, sql } from 'drizzle-orm'
import type { Import } from '#contract/admin/imports.ts'
import { givenPicture, givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { openDatabase } from '../../platform/db/client.ts'
import { imports } from '../../platform/db/schema.ts'
import { givenTools } from '../../platform/jobs/jobs.fixture.ts'
import { expect, ownDatabaseTest, test as base } from '../../test/test.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { checkImport } from './check-import.ts'
import { csv, givenChecked, readOne, sendTable } from './imports.fixture.ts'

const test = base.extend('staff', ({ app }) => givenStaff(app, 'manager'))
const told = ({ problems }: Import) => problems.map(({ row, column, message }) => `${row} ${column}: ${message}`)

test('a file that names too many pictures is refused before any is looked up', async ({ db, staff }) => {
  const rows = Array.from({ length: 334 }, (_, row) => Array.from({ length: 60 }, (_none, at) => `${row}-${at}`))
  const found = await givenChecked(
    db,
    staff,
    csv('sku,pictures', ...rows.map((names, at) => `S-${at},${names.join('|')}`)),
  )
  expect(found).toMatchObject({ state: 'refused', problemCount: 1 })
  expect(told(found)).toEqual(['0 : The file names more than 20000 different pictures. Please split it.'])
})

test('a picture that a long file names by its id and by its file name is one picture', async ({ db, staff }) => {
  const { id } = await givenPicture(db, { fileName: 'chair.jpg' })
  await givenProduct(db, { slug: 'rara-bed', variants: [{ sku: 'RARA-1' }, { sku: 'RARA-2' }] })
  const others = Array.from({ length: 20 }, (_, row) => Array.from({ length: 60 }, (_none, at) => `${row}-${at}`))
  const lines = [[id], ...others, ['chair.jpg']].map((names, at) => `rara-bed,X-${at},${names.join('|')}`)
  const found = await givenChecked(db, staff, csv('slug,sku,color_pictures', ...lines))
  const ofPictures = told(found).filter((line) => line.includes(' color_pictures: '))
  expect(ofPictures).toEqual(
    others.map(([name], at) => `${at + 3} color_pictures: There is no picture “${name}” in the library`),
  )
})

ownDatabaseTest(
  'a check whose statement takes too long ends as failed, and is not tried again',
  async ({ app, db, url }) => {
    const staff = await givenStaff(app, 'manager')
    const { id } = (await sendTable(staff, csv('sku,pictures', 'RARA-1,chair.jpg'))).json<Import>()
    const hurried = openDatabase(url, { queryMs: 100 })
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table pictures`)
      await checkImport({ importId: id }, givenTools(hurried.db))
    })
    await hurried.close()
    const found = await readOne(staff, id)
    expect([found.state, ...told(found)]).toEqual([
      'failed',
      '0 : The check stopped because of an error. Please upload the file again.',
    ])
  },
)

test('a check without a database is tried again', async ({ db, staff }) => {
  const { id } = (await sendTable(staff, csv('sku', 'RARA-1'))).json<Import>()
  const nowhere = openDatabase('postgresql://shop:none@127.0.0.1:1/none')
  await expect(checkImport({ importId: id }, givenTools(nowhere.db))).rejects.toThrow(/imports/)
  await nowhere.close()
  expect((await readOne(staff, id)).state).toBe('checking')
  expect(await db.$count(imports)).toBe(1)
})

test('an import whose check is parked shows as failed, and can be discarded', async ({ db, staff }) => {
  const { id } = (await sendTable(staff, csv('sku', 'RARA-1'))).json<Import>()
  await db.execute(sql`update pgboss.job set name = 'parked', source_name = name where name = 'check-import'`)
  const failed = { state: 'failed', problemCount: 1, endedAt: null }
  const found = await readOne(staff, id)
  expect(found).toMatchObject(failed)
  expect(told(found)).toEqual([
    '0 : The file could not be checked. Please discard this import and upload the file again.',
  ])
  expect((await staff.call('GET', '/imports')).json<{ items: Import[] }>().items).toMatchObject([failed])
  expect((await staff.call('DELETE', `/imports/${id}`)).json()).toMatchObject({ state: 'dropped', problemCount: 0 })
})

test('an import whose parked check somebody retries is checked', async ({ db, staff }) => {
  const { id } = (await sendTable(staff, csv('sku', 'RARA-1'))).json<Import>()
  await db.execute(sql`update pgboss.job set name = 'parked', source_name = name where name = 'check-import'`)
  await db.execute(sql`update pgboss.job set name = 'check-import' where name = 'parked'`)
  expect((await readOne(staff, id)).state).toBe('checking')
  await checkImport({ importId: id }, givenTools(db))
  const [kept] = await db.select({ state: imports.state }).from(imports).where(eq(imports.id, id))
  expect(kept!.state).toBe('refused')
})
