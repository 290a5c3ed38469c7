/** JSON values, with lists that come row by row. */
export type Streamed = { [name: string]: unknown }

const encoder = new TextEncoder()

/**
 * Writes an object as JSON, with each member and each row of a list on a line of its own. Members that are async
 * iterables become lists, and are read as they are written; so are those of rows.
 */
export async function* jsonPieces(value: Streamed): AsyncGenerator<Uint8Array> {
  for await (const text of objectOf(value)) yield encoder.encode(text)
  yield encoder.encode('\n')
}

async function* objectOf(value: Streamed): AsyncGenerator<string> {
  yield '{'
  let before = '\n'
  for (const [name, member] of Object.entries(value)) {
    yield `${before}${JSON.stringify(name)}: `
    yield* valueOf(member)
    before = ',\n'
  }
  yield '\n}'
}

async function* valueOf(value: unknown): AsyncGenerator<string> {
  if (isRows(value)) yield* listOf(value)
  else if (isStreamed(value)) yield* objectOf(value)
  else yield JSON.stringify(value)
}

async function* listOf(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield '['
  let before = '\n'
  for await (const row of rows) {
    yield before
    if (isStreamed(row) && Object.values(row).some(isRows)) yield* objectOf(row)
    else yield JSON.stringify(row)
    before = ',\n'
  }
  yield ']'
}

function isRows(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}

function isStreamed(value: unknown): value is Streamed {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
