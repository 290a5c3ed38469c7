import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import type { Import } from '#contract/admin/imports.ts'
import { SHEET_PATH } from '../../platform/exports/xlsx-parts.ts'
import { xlsxOf } from '../../platform/exports/xlsx.ts'
import { givenProduct } from '../../shop/catalog/catalog.fixture.ts'
import { expect, test as base } from '../../test/test.ts'
import { runAtOnce } from '../../platform/process/unhurried.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { csv, givenChecked } from './imports.fixture.ts'
import { namedIn } from './named-in.ts'

/** Checks a file about the size RARA-1. */
const test = base.extend('check', async ({ app, db }) => {
  await givenProduct(db, { slug: 'rara-bed', variants: [{ sku: 'RARA-1' }] })
  const staff = await givenStaff(app, 'manager')
  return (table: string | Uint8Array) => givenChecked(db, staff, table)
})

const told = ({ problems }: Import) => problems.map(({ row, column, message }) => `${row} ${column}: ${message}`)

test('a description with an emoji where the preview cuts it is shown without half of it', async ({ check }) => {
  const words = 'x'.repeat(199)
  const found = await check(csv('sku,description', `RARA-1,${words}🛋 and more`))
  expect(found).toMatchObject({ state: 'ready', samples: [{ fields: [{ after: words }] }] })
})

test('problems name no half of an emoji', async ({ check }) => {
  const tooLong = await check(csv('sku,name', `RARA-1,${'x'.repeat(19_999)}🛋`))
  expect(told(tooLong)).toContain('2 : A cell has more than 20000 characters')
  const beside = await check(csv('sku', `RARA-1,${'x'.repeat(39)}🛋`))
  expect(told(beside)).toEqual([`2 : “${'x'.repeat(39)}” stands in a column without a heading`])
})

test.for(['_xD83D_', '_x0000_'])('a cell with what no database stores is named: %s', async (escaped, { check }) => {
  const found = await check(await workbookWith(escaped))
  expect(told(found)).toEqual(['2 : A cell has a character that cannot be stored'])
})

test.for(['constructor', '__proto__'])(
  'a word that every object knows is neither yes nor no: %s',
  async (word, { check }) => {
    expect(told(await check(csv('sku,published', `RARA-1,${word}`)))).toEqual(['2 published: Must be yes or no'])
  },
)

test('a cell of thousands of names is named, and nobody waits for them', async ({ check }) => {
  const names = Array.from({ length: 3_000 }, (_, at) => at.toString(36)).join('|')
  expect(told(await check(csv('sku,pictures', `RARA-1,${names}`)))).toEqual([
    '2 pictures: Has more than 60 names: please leave some out',
  ])
  expect(runAtOnce(namedIn([{ row: '2', pictures: names }])).pictures).toHaveLength(60)
})

async function* rows() {
  yield [['sku', 'name']]
  yield [['RARA-1', 'PLACEHOLDER']]
}

/** Our own files write no such characters, so a placeholder becomes one. */
async function workbookWith(escaped: string): Promise<Uint8Array> {
  const files = unzipSync(Buffer.concat(await Array.fromAsync(xlsxOf(rows()))))
  const sheet = strFromU8(files[SHEET_PATH]!)
  return zipSync({ ...files, [SHEET_PATH]: strToU8(sheet.replace('PLACEHOLDER', escaped)) })
}
