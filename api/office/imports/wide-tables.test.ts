import { expect, test } from 'vitest'
import { importColumns } from '#domain/imports/import-columns.ts'
import { setColumns } from '#domain/imports/set-columns.ts'
import { xlsxOf } from '../../platform/exports/xlsx.ts'
import { readTable } from './read-table.ts'

const kinds = [
  { kind: 'products', known: 'sku', columns: importColumns.length },
  { kind: 'sets', known: 'set', columns: setColumns.length },
] as const

/** A table of a known column and so many others with headings of 99 letters, each cell of 50 rows filled. */
function tableOf(known: string, others: number): string[][] {
  const headings = Array.from({ length: others }, (_, at) => `${'x'.repeat(96)}${100 + at}`)
  const row = ['Rara', ...headings.map(() => 'v')]
  return [[known, ...headings], ...Array.from({ length: 50 }, () => row)]
}

const asCsv = (rows: string[][]) => Buffer.from(rows.map((cells) => cells.join(',')).join('\n'))

async function asWorkbook(rows: string[][]) {
  const all = async function* () {
    yield rows
  }
  return Buffer.concat(await Array.fromAsync(xlsxOf(all())))
}

const files = [
  { format: 'csv', write: asCsv },
  { format: 'xlsx', write: asWorkbook },
].flatMap(({ format, write }) => kinds.map((one) => ({ ...one, format, write })))

test.for(files)('rows of $kind ($format) have no cells of unknown columns', async ({ kind, known, write }) => {
  const { rows, problems } = await readTable(await write(tableOf(known, 100)), kind)
  expect(rows).toHaveLength(50)
  expect(rows[0]).toEqual({ [known]: 'Rara', row: '2' })
  expect(JSON.stringify(rows).length).toBeLessThan(50 * 40)
  expect(problems).toHaveLength(100)
  expect(problems[0]).toMatchObject({ row: 1, message: 'There is no such column' })
})

test.for(files)('far more headings than $kind ($format) have columns are refused', async (file) => {
  const { kind, known, columns, write } = file
  const message = `The file has 301 columns, the template ${columns}. Is it the right file?`
  await expect(readTable(await write(tableOf(known, 300)), kind)).rejects.toMatchObject({
    code: 'invalid_input',
    message,
  })
})

test('a file of unknown columns alone names them', async () => {
  const { rows, problems } = await readTable(Buffer.from('मूल्य,नाम\n5,Sofa\n'))
  expect(problems.map(({ column }) => column)).toEqual(['मूल्य', 'नाम'])
  expect(rows).toEqual([{ row: '2' }])
})

test('blank headings are none, however many', async () => {
  const blank = ','.repeat(5_000)
  expect(await readTable(Buffer.from(`sku${blank}\nRARA-1${blank}\n`))).toEqual({
    rows: [{ sku: 'RARA-1', row: '2' }],
    problems: [],
  })
})

test('a row of a statement has at most 60 cells', async () => {
  const { rows } = await readTable(await asCsv(tableOf('Date', 300)), 'statement')
  expect(Object.keys(rows[1]!)).toHaveLength(60 + 1)
})
