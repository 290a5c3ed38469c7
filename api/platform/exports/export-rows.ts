import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply } from 'fastify'
import { tableContentTypes, type TableFormat, type Cell, type Column } from '#domain/imports/table-files.ts'
import { limitConcurrency } from '../process/limit-concurrency.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import { csvOf } from './csv.ts'
import { xlsxOf } from './xlsx.ts'

/** Each export uses a connection while it reads its rows. */
const exportInTurn = limitConcurrency({ atOnce: 2, mostWaiting: 10 })

const writers = { csv: csvOf, xlsx: xlsxOf } satisfies Record<TableFormat, unknown>

/**
 * Answers with a table as a file to download: all rows of a list. Little of it is in memory at a time. It is written to
 * disk before the answer begins, so a client gets the whole file or an error, and a slow client holds no connection.
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
 * @throws AppError too_large when it does not fit into an Excel file; unavailable when too many exports run at once
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
  const folder = await mkdtemp(join(tmpdir(), 'kastha-export-'))
  const path = join(folder, 'table')
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await exportInTurn(() => pipeline(writers[format](cellsOf(table)), createWriteStream(path)))
    const { size } = await stat(path)
    const file = createReadStream(path).on('close', () => void remove())
    const day = nepalDay(new Date())
    reply.request.log.info({ staff: reply.request.staff.id, fileName, bytes: size }, 'a list was exported')
    return reply
      .headers({
        'content-disposition': `attachment; filename="kastha-${fileName}-${day}.${format}"`,
        'content-length': size,
      })
      .type(tableContentTypes[format])
      .send(file)
  } catch (error) {
    await remove()
    throw error
  }
}

async function* cellsOf<Row>(table: {
  columns: readonly Column<Row>[]
  rows: AsyncIterable<Row> | Iterable<Row>
}): AsyncGenerator<Cell[]> {
  yield table.columns.map(({ heading }) => heading)
  for await (const row of table.rows) yield table.columns.map(({ value }) => value(row))
}
