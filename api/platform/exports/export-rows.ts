import { tmpdir } from 'node:os'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import {
  tableContentTypes,
  type TableFormat,
  type Cell,
  type Column,
  type TableRow,
} from '#domain/imports/table-files.ts'
import { limitConcurrency } from '../process/limit-concurrency.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { csvOf } from './csv.ts'
import { openGrowingFile, type GrowingFile } from './growing-file.ts'
import { takePlace } from './open-files.ts'
import { xlsxOf, type TableLook } from './xlsx.ts'

/** Each export uses a connection while it reads its rows. */
const exportInTurn = limitConcurrency({ atOnce: 2, mostWaiting: 10 })

/** The answer begins with so much of the file, or with all of it. */
const BEGINS_AT_BYTES = 64 * 1024

/** A client that takes nothing for so long gets no more. */
const LONGEST_PAUSE_MS = 30_000

const writers = { csv: csvOf, xlsx: xlsxOf } satisfies Record<TableFormat, unknown>

/**
 * Answers with a table as a file to download: all rows of a list. Little of it is in memory at a time. It is written to
 * disk, and sent from there while it grows: a long table begins soon, and a slow client holds no connection of the database.
 * A short table is answered whole or with an error. A long one that fails breaks off, which clients tell from its end.
 *
 *     app.get('/orders/export', {
 *       config: { needs: 'orders.export' },
 *       schema: { tags, summary: 'The list as a file', querystring: exportQuery(OrdersQuery), response: { '4xx':
 *       ErrorBody } },
 *     }, ({ query }, reply) =>
 *       exportRows(reply, {
 *         fileName: 'orders',
 *         format: query.format,
 *         columns: [{ heading: 'Number', value: (order) => order.number }, …],
 *         rows: allRows(app.db, (tx) => selectOrderIds(tx, query), readOrders),
 *       }))
 *
 * A `Date` is written in Nepal's local time. Text that looks like a formula is made harmless. Other values are written
 * as `value` returns them.
 *
 * @param fileName  plain letters, without an extension; the day is appended
 * @throws AppError too_large when it does not fit into an Excel file; unavailable when too many exports run at once, or the
 *   files of others are large; too_many_requests for a fourth file of one person
 */
export async function exportRows<Row>(
  reply: FastifyReply,
  table: {
    format: TableFormat
    fileName: string
    columns: readonly Column<Row>[]
    rows: AsyncIterable<Row> | Iterable<Row>
  },
): Promise<FastifyReply> {
  const { format, fileName } = table
  return exportTable(reply, { format, fileName, batches: cellsOf(table) })
}

/** Does the same with batches of rows that bring their headings along. */
export async function exportTable(
  reply: FastifyReply,
  {
    format,
    fileName,
    batches,
    look,
  }: { format: TableFormat; fileName: string; batches: AsyncIterable<readonly TableRow[]>; look?: TableLook },
): Promise<FastifyReply> {
  return exportFile(reply, {
    fileName,
    format,
    type: tableContentTypes[format],
    pieces: writers[format](batches, look),
  })
}

/**
 * Does the same with the pieces of any file.
 *
 * @param format  its extension
 * @param type    its content type
 */
export async function exportFile(
  reply: FastifyReply,
  {
    format,
    fileName,
    type,
    pieces,
  }: { format: string; fileName: string; type: string; pieces: AsyncIterable<Uint8Array> },
): Promise<FastifyReply> {
  const { log, server, staff } = reply.request
  const file = await openFile(server.exportsDir ?? tmpdir(), staff.id)
  const written = exportInTurn(() => file.write(pieces))
  try {
    await Promise.race([written, file.hasGrown(BEGINS_AT_BYTES)])
  } catch (error) {
    await file.remove()
    throw error
  }
  written.then(
    () => log.info({ staff: staff.id, fileName, bytes: file.size() }, 'a list was exported'),
    (error: unknown) => log.error({ err: error, staff: staff.id, fileName }, 'an export broke off'),
  )
  const day = nepalDay(new Date())
  const size = file.size()
  const content: Readable = Readable.from(
    endingAtPause(file.read(), () => content.destroy(new Error('Nobody reads this file.'))),
    { objectMode: false },
  ).on('close', () => void file.remove())
  return reply
    .headers({
      'content-disposition': `attachment; filename="kastha-${fileName}-${day}.${format}"`,
      ...(size !== undefined && { 'content-length': size }),
    })
    .type(type)
    .send(content)
}

async function openFile(folder: string, staffId: string): Promise<GrowingFile> {
  const place = takePlace(staffId)
  try {
    return await openGrowingFile(folder, place)
  } catch (error) {
    place.leave()
    throw error
  }
}

/** Calls `end` when nobody asks for the next piece for a long time. */
async function* endingAtPause(pieces: AsyncIterable<Buffer>, end: () => void): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    const pause = setTimeout(end, LONGEST_PAUSE_MS)
    try {
      yield piece
    } finally {
      clearTimeout(pause)
    }
  }
}

async function* cellsOf<Row>(table: {
  columns: readonly Column<Row>[]
  rows: AsyncIterable<Row> | Iterable<Row>
}): AsyncGenerator<Cell[][]> {
  yield [table.columns.map(({ heading }) => heading)]
  for await (const row of table.rows) yield [table.columns.map(({ value }) => value(row))]
}
