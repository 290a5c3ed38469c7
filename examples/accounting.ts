import { pathToFileURL } from 'node:url'
import { everyItem, openKastha, type Invoice, type KasthaClient } from '@kastha/client'

// Writes the invoices and credit notes of a day, line by line, as CSV for a program of accounting:
//
//   KASTHA_URL=https://shop.example KASTHA_KEY=kastha_… node examples/accounting.ts [2026-11-21] > day.csv
//
// Without a day it takes yesterday in Nepal. The key needs the scope invoices:read. It needs Node 22.18 or newer.

const NEPAL_OFFSET_MS = (5 * 60 + 45) * 60_000
const DAY_MS = 24 * 60 * 60_000
const FORMULA = /^[=+\-@\t\r＝＋－＠]/
const QUOTED = /[",\r\n]/

const columns = ['day', 'bs_day', 'kind', 'number', 'credits', 'order', 'buyer', 'pan', 'sku', 'name', 'quantity']
const sums = ['taxable', 'vat', 'total']

/** Returns the day before the present one in Nepal, such as `2026-11-21`. */
export function yesterdayInNepal(now = Date.now()): string {
  return new Date(now + NEPAL_OFFSET_MS - DAY_MS).toISOString().slice(0, 10)
}

/** Yields the lines of the file, the first with the names of the columns. What a credit note takes back is negative. */
export async function* accountingLines(kastha: KasthaClient, day: string): AsyncGenerator<string> {
  yield csvLine([...columns, ...sums])
  const ofDay = { from: day, until: day, limit: 200 }
  const invoices = everyItem((cursor) => kastha.GET('/api/v1/invoices', { params: { query: { ...ofDay, ...cursor } } }))
  for await (const invoice of invoices) yield* linesOf(invoice)
}

function* linesOf(invoice: Invoice): Generator<string> {
  const { day, bsDay, kind, number, credits, orderNumber, buyer, lines, delivery } = invoice
  const head = [day, bsDay, kind, number, credits?.number ?? '', orderNumber, buyer.name, buyer.pan]
  const sign = kind === 'credit-note' ? -1 : 1
  const money = ({ total, vat }: { total: number; vat: number }) => [total - vat, vat, total].map((sum) => sign * sum)
  // The buyer keeps the pieces whose price fell.
  const isReduction = credits?.reason === 'damage' || credits?.reason === 'staff'
  const pieces = ({ quantity }: { quantity: number }) => (isReduction ? '' : sign * quantity)
  for (const line of lines) yield csvLine([...head, line.sku, line.name, pieces(line), ...money(line)])
  if (delivery.total > 0) yield csvLine([...head, '', 'Delivery', '', ...money(delivery)])
}

/**
 * Quotes what needs it, and keeps a text that a spreadsheet would run as a formula from running (RFC 4180, CWE-1236).
 * Some spreadsheets take wide characters for the plain ones.
 */
function csvLine(cells: readonly (string | number)[]): string {
  const safe = cells.map((cell) => (typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell)))
  return `${safe.map((cell) => (QUOTED.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`
}

async function main([day = yesterdayInNepal()]: string[]) {
  const { KASTHA_URL: url, KASTHA_KEY: key } = process.env
  if (!url || !key) throw new Error('Set KASTHA_URL and KASTHA_KEY.')
  for await (const line of accountingLines(openKastha({ url, key }), day)) process.stdout.write(line)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main(process.argv.slice(2))
