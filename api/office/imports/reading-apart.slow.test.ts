import { performance } from 'node:perf_hooks'
import { unzipSync, zipSync } from 'fflate'
import { givenStaff } from '../staff/staff.fixture.ts'
import { xlsxOf } from '../../platform/exports/xlsx.ts'
import { SHEET_PATH } from '../../platform/exports/xlsx-parts.ts'
import { expect, test } from '../../test/test.ts'
import { csv, sendTable } from './imports.fixture.ts'
import { readTableApart } from './read-table-apart.ts'

/** Timeout for a machine that is busy with other tests. */
const A_MINUTE = { timeout: 60_000 }

/** Yields more rows than an import allows, of several MB decompressed. */
async function* manyRows() {
  for (let row = 0; row < 22_000; row += 1) yield [Array.from({ length: 6 }, (_cell, at) => `Sal wood ${at}`)]
}

async function* oneProduct() {
  yield [['sku']]
  yield [['X-1']]
}

async function largeWorkbook(): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(xlsxOf(manyRows())))
}

test('the server answers other requests while it reads a large workbook', A_MINUTE, async ({ app }) => {
  const staff = await givenStaff(app)
  const workbook = await largeWorkbook()
  let isRead = false
  const before = performance.eventLoopUtilization()
  const sent = sendTable(staff, workbook, 'large.xlsx').finally(() => (isRead = true))
  expect((await app.inject('/healthz')).statusCode).toBe(200)
  expect(isRead).toBe(false)
  expect((await sent).json()).toMatchObject({
    code: 'too_large',
    message: 'A file may have at most 20000 rows. Please split it.',
  })
  // This thread was idle most of the time.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
})

test('a file that takes too much memory or time is refused, and the next file is read', A_MINUTE, async () => {
  const workbook = await largeWorkbook()
  const refused = { code: 'too_large', message: 'The file takes too much time or memory to be read. Please split it.' }
  await expect(readTableApart(workbook, { heapMb: 16 })).rejects.toMatchObject(refused)
  await expect(readTableApart(workbook, { patienceMs: 1 })).rejects.toMatchObject(refused)
  const large = csv('sku,name', ...Array.from({ length: 4_000 }, (_, at) => `X-${at},Sal wood chair`))
  expect(Buffer.byteLength(large)).toBeGreaterThan(64 * 1024)
  expect((await readTableApart(Buffer.from(large))).rows).toHaveLength(4_000)
})

test('a cell in column 300,000,000 ends neither the server nor the next file', A_MINUTE, async () => {
  const sheet =
    '<worksheet><sheetData><row r="1"><c r="ZZZZZZ1" t="inlineStr"><is><t>sku</t></is></c></row></sheetData></worksheet>'
  const parts = { ...unzipSync(await largeWorkbook()), [SHEET_PATH]: Buffer.from(sheet) }
  await expect(readTableApart(zipSync(parts))).rejects.toMatchObject({ code: 'too_large' })
  const small = Buffer.concat(await Array.fromAsync(xlsxOf(oneProduct())))
  expect((await readTableApart(small)).rows).toEqual([{ row: '2', sku: 'X-1' }])
})

test('a zip bomb is refused', A_MINUTE, async () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(101 * 1024 * 1024) })
  expect(bomb.length).toBeLessThan(1024 * 1024)
  await expect(readTableApart(bomb)).rejects.toMatchObject({
    code: 'too_large',
    message: 'The workbook is too large when it is unpacked.',
  })
})
