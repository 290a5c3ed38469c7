import { pipeline } from 'node:stream/promises'
import type { ClientBase } from 'pg'
import { from, to } from 'pg-copy-streams'

/** Size of a chunk of a table in memory; a longer row makes a larger chunk. */
const CHUNK_BYTES = 2 * 1024 * 1024
const ROW_END = 0x0a

/**
 * Yields the result of a query in COPY format, in chunks that end with a row. COPY escapes line ends within values.
 *
 * @param query  a table with its columns, or a query in parentheses
 */
export async function* copyOut(client: ClientBase, query: string): AsyncGenerator<{ bytes: Buffer; rows: number }> {
  let waiting: Buffer[] = []
  let waitingBytes = 0
  const take = (bytes: Buffer) => {
    waiting = []
    waitingBytes = 0
    return { bytes, rows: rowsIn(bytes) }
  }
  for await (const bytes of client.query(to(`copy ${query} to stdout`)) as AsyncIterable<Buffer>) {
    waiting.push(bytes)
    waitingBytes += bytes.length
    if (waitingBytes < CHUNK_BYTES) continue
    const all = Buffer.concat(waiting)
    const end = all.lastIndexOf(ROW_END) + 1
    if (end === 0) continue
    yield take(all.subarray(0, end))
    if (end < all.length) {
      waiting.push(all.subarray(end))
      waitingBytes = all.length - end
    }
  }
  if (waitingBytes > 0) yield take(Buffer.concat(waiting))
}

function rowsIn(bytes: Buffer): number {
  let rows = 0
  for (let at = bytes.indexOf(ROW_END); at >= 0; at = bytes.indexOf(ROW_END, at + 1)) rows += 1
  return rows
}

/** @returns the number of rows */
export async function copyIn(client: ClientBase, table: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  const copy = client.query(from(`copy ${table} from stdin`))
  await pipeline(bytes, copy)
  return copy.rowCount
}
