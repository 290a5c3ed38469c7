import type { Import } from '#contract/admin/imports.ts'
import type { Db } from '../../platform/db/client.ts'
import { imports } from '../../platform/db/schema.ts'
import { onlyRow } from '../../platform/db/only-row.ts'
import { expect, test as base } from '../../test/test.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { readProblems } from './import-queries.ts'
import { readOne } from './imports.fixture.ts'

const test = base.extend('staff', ({ app }) => givenStaff(app, 'manager'))

/** Stores an import as an older version did: with whole headings in its problems. */
async function givenImport(db: Db, staffId: string, count: number): Promise<string> {
  const long = { column: 'x'.repeat(20_000), message: `There is no picture “${'y'.repeat(20_000)}” in the library` }
  const problems = Array.from({ length: count }, (_, at) => ({ row: at + 1, ...long }))
  const values = { staffId, fileName: 'old.csv', rows: [], problems, totalRows: count }
  return onlyRow(
    await db
      .insert(imports)
      .values({ ...values, state: 'refused' })
      .returning(),
  ).id
}

test('problems that an older version stored are cut where they are read', async ({ db, staff }) => {
  const id = await givenImport(db, staff.id, 120)
  const found: Import = await readOne(staff, id)
  expect(found).toMatchObject({ problemCount: 120 })
  expect(found.problems.map(({ row }) => row)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1))
  expect(found.problems[0]!.column).toBe('x'.repeat(100))
  expect(found.problems[0]!.message).toHaveLength(500)
  const file = (await staff.call('GET', `/imports/${id}/problems`)).body
  expect(
    file
      .split('\r\n')
      .slice(0, 3)
      .map((line) => line.slice(0, 10)),
  ).toEqual(['\uFEFFrow,colum', '1,xxxxxxxx', '2,xxxxxxxx'])
  expect(file.length).toBeLessThan(120 * 700)
})

test('an import without problems has none, and neither has one that is not there', async ({ db, staff }) => {
  const id = await givenImport(db, staff.id, 0)
  expect((await readOne(staff, id)).problems).toEqual([])
  expect(await Array.fromAsync(readProblems(db, id))).toEqual([])
  expect(await Array.fromAsync(readProblems(db, staff.id))).toEqual([])
})

test('nothing is read before the export has its turn', async ({ db, staff }) => {
  const id = await givenImport(db, staff.id, 1)
  const rows = readProblems(db, id)
  await db.update(imports).set({ problems: [] })
  expect(await Array.fromAsync(rows)).toEqual([])
})
