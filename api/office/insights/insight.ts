import type { Insight, InsightUnit } from '#contract/admin/insights.ts'
import type { Period } from '#domain/insights/periods.ts'
import { endOfNepalDay, nepalInstant } from '#domain/nepal-time.ts'
import type { Db } from '../../platform/db/client.ts'
import { rememberSlow } from '../../platform/records/remember-slow.ts'

/** What an insight is read for. */
export type Asked = { db: Db; period: Period; before: Period; now: Date }

export type ReadInsight = (asked: Asked) => Promise<Omit<Insight, 'period' | 'before'>>

/** The instants at which a period begins and is over. */
export function boundsOf({ from, until }: Period): { begin: Date; end: Date } {
  return { begin: nepalInstant(from), end: endOfNepalDay(until) }
}

/** Remembers for a minute what took long to read of a period. `name` is as the metrics show it. */
export function readByPeriod<Value>(name: string, read: (db: Db, period: Period) => Promise<Value>) {
  const remembered = rememberSlow(name, (db, key) => {
    const [from = '', until = ''] = key.split(' ')
    return read(db, { from, until })
  })
  return (db: Db, { from, until }: Period): Promise<Value> => remembered(db, `${from} ${until}`)
}

/** Reads the same of both periods at once. */
export async function readBoth<Value>(
  { db, period, before }: Asked,
  read: (db: Db, period: Period) => Promise<Value>,
): Promise<[Value, Value]> {
  return Promise.all([read(db, period), read(db, before)])
}

type Compared<Row> = { key: string; now: Row | undefined; before: Row | undefined }

/** Pairs the rows of both periods by key: those of this period in their order, then those that it no longer has. */
export function pairRows<Row>(
  now: readonly Row[],
  before: readonly Row[],
  keyOf: (row: Row) => string,
): Compared<Row>[] {
  const earlier = new Map(before.map((row) => [keyOf(row), row]))
  const seen = new Set(now.map(keyOf))
  return [
    ...now.map((row) => ({ key: keyOf(row), now: row, before: earlier.get(keyOf(row)) })),
    ...before.filter((row) => !seen.has(keyOf(row))).map((row) => ({ key: keyOf(row), now: undefined, before: row })),
  ]
}

/** Percent with one decimal; null of nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part * 1_000) / whole) / 10
}

export function text(title: string): Insight['columns'][number] {
  return { title, unit: null }
}

/** A column of this period, and its neighbor of the period before. */
export function both(title: string, unit: InsightUnit): Insight['columns'] {
  return [
    { title, unit },
    { title: `${title} before`, unit },
  ]
}

/** A figure of both periods. */
export function figure(
  label: string,
  unit: InsightUnit,
  [value, before]: readonly [number | null, number | null],
  isBetterLower = false,
): Insight['figures'][number] {
  return { label, unit, value, before, isBetterLower }
}

type Records = NonNullable<Insight['rows'][number]['records']>

/** The records of a list that pass its filters. */
export function recordsIn(list: string, filter: Records['filter']): Records {
  return { list, id: null, filter }
}

/** One record, such as a product; null once it is deleted. */
export function recordOf(list: string, id: number | null): Records | null {
  return id === null ? null : { list, id, filter: {} }
}
