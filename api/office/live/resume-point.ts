/** Where a reader of the events is: what a snapshot of the database shows has been read. */
export type ResumePoint = {
  /** Time of the snapshot in ms, by the database's clock. */
  at: number
  /** As `pg_current_snapshot()` writes it: all before the first number, and below the second all but the listed. */
  snapshot: string
}

/** Longer ones than a database with hundreds of writers at once has. */
const MAX_LENGTH = 8_000
const SHAPE = /^(\d{1,15})-(\d{1,18}):(\d{1,18}):([\d,]*)$/
const NUMBER = /^\d{1,18}$/

/** Returns the id of events until this point. */
export function eventId({ at, snapshot }: ResumePoint): string {
  return `${at}-${snapshot}`
}

/** Reads an id that a client sends back; undefined for anything that PostgreSQL would not take as a snapshot. */
export function readEventId(id: string): ResumePoint | undefined {
  const found = id.length <= MAX_LENGTH ? SHAPE.exec(id) : null
  if (!found) return undefined
  const [, at = '', first = '', end = '', list = ''] = found
  const running = list === '' ? [] : list.split(',')
  if (!running.every((one) => NUMBER.test(one))) return undefined
  const least = BigInt(first)
  const inOrder = [least, ...running.map(BigInt)]
  const rises = inOrder.every((one, index) => index < 2 || one > inOrder[index - 1]!)
  const isInside = inOrder.every((one) => one >= least && one <= BigInt(end))
  const endsInside = running.length === 0 || inOrder.at(-1)! < BigInt(end)
  if (least === 0n || !rises || !isInside || !endsInside) return undefined
  return { at: Number(at), snapshot: `${first}:${end}:${list}` }
}

/** Returns whether a point lies after another one, as after a restore or a failover that lost the last transactions. */
export function isAhead(one: ResumePoint, other: ResumePoint): boolean {
  return endOf(one) > endOf(other)
}

function endOf({ snapshot }: ResumePoint): bigint {
  return BigInt(snapshot.split(':')[1]!)
}
