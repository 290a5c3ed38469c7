import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as textOf } from 'node:stream/consumers'
import fastify from 'fastify'
import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { desc, gt, inArray } from 'drizzle-orm'
import { describe, onTestFinished, vi } from 'vitest'
import type { TableFormat, Cell, Column } from '#domain/imports/table-files.ts'
import { givenCategory } from '../../shop/catalog/catalog.fixture.ts'
import { categories } from '../db/schema.ts'
import { errorHandler } from '../http/errors.ts'
import { expect, ownDatabaseTest, test } from '../../test/test.ts'
import { allRows } from './all-rows.ts'
import { exportRows } from './export-rows.ts'

type Row = { name: Cell; more?: Cell }
const columns: Column<Row>[] = [
  { heading: 'Name', value: ({ name }) => name },
  { heading: 'More', value: ({ more = null }) => more },
]

/** Returns the answer of `exportRows` to a member of staff. */
async function exported(...given: Parameters<typeof exporting>) {
  return exporting(...given).inject('/export')
}

function exporting(
  format: TableFormat,
  rows: AsyncIterable<Row> | Iterable<Row>,
  shown = columns,
  staffId: string = randomUUID(),
) {
  const app = fastify()
  onTestFinished(() => app.close())
  app.setErrorHandler(errorHandler)
  app.decorateRequest('staff', { getter: () => ({ id: staffId }) as never })
  app.get('/export', (_request, reply) => exportRows(reply, { format, fileName: 'things', columns: shown, rows }))
  return app
}

const csv = async (rows: Row[]) => (await exported('csv', rows)).body
const sheet = async (rows: Row[]) => readSheet((await exported('xlsx', rows)).rawPayload)

const texts = [
  'Bed, large',
  'a "good" one',
  'two\nlines',
  'सिसौको खाट',
  '<b>&amp;',
  ' blanks ',
  '0042',
  "it's",
  'a;b',
  '🪑',
  '_x003D_1+1', // Excel would read a "="
  '_x0041_x0042_x005f_',
]

test('a CSV file contains its rows, also Nepali ones, in a form that Excel reads', async () => {
  const text = await csv(texts.map((name) => ({ name, more: 7 })))
  expect(text.startsWith('\uFEFFName,More\r\n')).toBe(true)
  expect(parse(text, { bom: true })).toEqual([['Name', 'More'], ...texts.map((name) => [name, '7'])])
})

test('an XLSX file contains the same, with numbers as numbers and instants in Nepal time', async () => {
  const rows = await readSheet(
    (
      await exported(
        'xlsx',
        texts.map((name) => ({ name, more: 7 })),
      )
    ).rawPayload,
    {
      trim: false,
    },
  )
  expect(rows).toEqual([['Name', 'More'], ...texts.map((name) => [name, 7])])
  const at = new Date('2026-11-22T20:30:00Z')
  expect(await sheet([{ name: true, more: at }])).toEqual([
    ['Name', 'More'],
    [true, new Date('2026-11-23T02:15:00Z')],
  ])
  expect(await csv([{ name: true, more: at }])).toContain('true,2026-11-23 02:15\r\n')
})

test('a table with more columns than letters is written correctly', async () => {
  const many: Column<Row>[] = Array.from({ length: 60 }, (_, at) => ({ heading: `Column ${at}`, value: () => at }))
  const [headings, numbers] = await readSheet((await exported('xlsx', [{ name: '' }], many)).rawPayload)
  expect(headings).toEqual(many.map(({ heading }) => heading))
  expect(numbers).toEqual(many.map((_, at) => at))
})

describe('an export contains no formulas', () => {
  test.for(['=HYPERLINK("http://evil.example")', '+1', '-1+1', '@SUM(A1)', '\t=1'])('%j', async (name) => {
    const [, line] = parse(await csv([{ name }]), { bom: true })
    expect(line?.[0]).toBe(`'${name}`)
    const { rawPayload } = await exported('xlsx', [{ name }])
    expect((await readSheet(rawPayload, { trim: false }))[1]?.[0]).toBe(name)
  })

  test('negative numbers stay numbers', async () => {
    expect(await csv([{ name: -5 }])).toContain('\r\n-5,\r\n')
  })
})

test('characters that XML forbids do not break the file', async () => {
  expect((await sheet([{ name: 'a\u0000\u0008b\uD800c' }]))[1]?.[0]).toBe('abc')
})

test('the file has a content type, a name and a date', async () => {
  const answer = await exported('xlsx', [])
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="kastha-things-\d{4}-\d\d-\d\d\.xlsx"$/)
  expect(answer.headers['content-type']).toContain('spreadsheetml')
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
})

async function* broken(): AsyncGenerator<Row> {
  yield { name: 'Bed' }
  throw new Error('the database went away')
}

test('a failure of a short table is an error, never half a file', async () => {
  expect((await exported('csv', broken())).statusCode).toBe(500)
  const answer = await exported('xlsx', [{ name: 'x'.repeat(40_000) }])
  expect(answer.statusCode).toBe(413)
  expect(answer.json().message).toBe('A text in it is longer than Excel can hold. Please export it as CSV.')
})

const aLongName = 'x'.repeat(1_000)

test('no file of an export is left behind when the process dies', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kastha-exports-'))
  vi.stubEnv('TMPDIR', folder)
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await rm(folder, { recursive: true })
  })
  const rest = Promise.withResolvers<void>()
  async function* rows(): AsyncGenerator<Row> {
    for (let row = 0; row < 100; row += 1) yield { name: aLongName }
    await rest.promise
  }
  const answer = await exporting('csv', rows()).inject({ url: '/export', payloadAsStream: true })
  expect(await readdir(folder)).toEqual([])
  rest.resolve()
  expect(parse(await textOf(answer.stream()), { bom: true })).toHaveLength(101)
})

test('a long table is sent before its last row is read', async () => {
  const rest = Promise.withResolvers<void>()
  async function* rows(): AsyncGenerator<Row> {
    for (let row = 0; row < 100; row += 1) yield { name: aLongName }
    await rest.promise
    yield { name: 'the last' }
  }
  const app = exporting('csv', rows())
  const answer = await app.inject({ url: '/export', payloadAsStream: true })
  expect(answer.statusCode).toBe(200)
  rest.resolve()
  expect(parse(await textOf(answer.stream()), { bom: true })).toHaveLength(102)
})

async function* brokenLate(): AsyncGenerator<Row> {
  for (let row = 0; row < 200; row += 1) yield { name: aLongName }
  throw new Error('the database went away')
}

test('a long table that fails breaks off', async () => {
  await expect(exported('csv', brokenLate())).rejects.toThrow()
})

/** Far more than the two ends of a connection hold. */
const MEGABYTE = 'x'.repeat(1_000_000)
function* megabytes(count: number): Generator<Row> {
  for (let row = 0; row < count; row += 1) yield { name: MEGABYTE }
}

/** Asks for a file and reads nothing of it. */
async function givenSlowReader(...given: Parameters<typeof exporting>): Promise<IncomingMessage> {
  const app = exporting(...given)
  const request = get(`${await app.listen({ port: 0, host: '127.0.0.1' })}/export`)
  onTestFinished(() => void request.destroy())
  const [answer] = (await once(request, 'response')) as [IncomingMessage]
  answer.on('error', () => {}) // the shop ends it
  return answer
}

test('a member of staff has three files at once, and one that is not read ends after half a minute', async () => {
  const staffId = randomUUID()
  const download = () => exporting('csv', [{ name: 'Bed' }], columns, staffId).inject('/export')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  for (let reader = 0; reader < 3; reader += 1) await givenSlowReader('csv', megabytes(20), columns, staffId)
  const refused = await download()
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().message]).toEqual([
    429,
    '30',
    'You have three downloads under way. Please wait until one of them has arrived.',
  ])
  expect((await exported('csv', [{ name: 'Bed' }])).statusCode).toBe(200)
  await vi.waitUntil(
    async () => {
      vi.advanceTimersByTime(30_000)
      return (await download()).statusCode === 200
    },
    { timeout: 50_000 },
  )
})

test('files under way take 128 MB together, and one alone may be larger', async () => {
  const large = await givenSlowReader('csv', megabytes(140))
  const refused = await vi.waitUntil(
    async () => {
      const answer = await exported('csv', [{ name: 'Bed' }])
      return answer.statusCode === 200 ? undefined : answer
    },
    { timeout: 50_000 },
  )
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().message]).toEqual([
    503,
    '30',
    'Other downloads under way are large. Please try again in a minute.',
  ])
  large.destroy()
  await vi.waitUntil(async () => (await exported('csv', [{ name: 'Bed' }])).statusCode === 200, { timeout: 20_000 })
})

test('a file that would be too much beside another breaks off', async () => {
  const first = await givenSlowReader('csv', megabytes(70))
  await expect(exported('csv', megabytes(70))).rejects.toThrow()
  first.destroy()
})

type Tx = Parameters<Parameters<typeof allRows>[1]>[0]

const readNames = (db: Tx) =>
  allRows(
    db,
    (tx) => tx.select({ id: categories.id }).from(categories).where(gt(categories.id, 0)).orderBy(desc(categories.id)),
    async (tx, ids: number[]) => {
      const rows = await tx.select().from(categories).where(inArray(categories.id, ids))
      return rows.toSorted((one, other) => other.id - one.id)
    },
  )

test('a list longer than a page is complete and in order', async ({ db }) => {
  await db
    .insert(categories)
    .values(Array.from({ length: 1_200 }, (_, at) => ({ slug: `made-${at}`, name: `Made ${at}` })))
  const rows = await Array.fromAsync(readNames(db))
  const made = rows.filter(({ name }) => name.startsWith('Made '))
  expect(made.map(({ name }) => name)).toEqual(Array.from({ length: 1_200 }, (_, at) => `Made ${1_199 - at}`))
})

ownDatabaseTest('rows are a snapshot of the first read, and the connection is released', async ({ db, pool }) => {
  await db
    .insert(categories)
    .values(Array.from({ length: 600 }, (_, at) => ({ slug: `made-${at}`, name: `Made ${at}` })))
  const before = await db.$count(categories)
  const rows = readNames(db)
  await rows.next()
  await givenCategory(db)
  expect((await Array.fromAsync(rows)).length + 1).toBe(before)

  const left = readNames(db)
  await left.next()
  await left.return(undefined)
  expect(pool.idleCount).toBe(pool.totalCount)
})
