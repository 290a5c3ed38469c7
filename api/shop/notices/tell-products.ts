import type { Db } from '../../platform/db/client.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import { isQuietHour } from '#domain/notices/notices.ts'
import { adoptListNotices } from './adopt-list-notices.ts'
import { findDuePeople, isAlone, lockDue, rememberPrices, type DueRow, type ProductKind } from './due-queries.ts'
import { unsubscribeToken } from './person.ts'
import { asNoticedPiece } from './piece-rows.ts'
import { deleteAll } from './subscription-queries.ts'

const PEOPLE_AT_ONCE = 50
/** An import may change ten thousand prices: what is left waits for the next run. */
const MOST_PEOPLE_PER_RUN = 2_000
/** More pieces would make a mail that nobody reads; the page of the first ones leads to the others. */
const MOST_NAMED = 10

type Tools = { db: Db; secrets: Secrets }

/**
 * The job that mails people when something they asked about can be bought again. A request and its mail change in one
 * transaction, so that each is sent once even with concurrent runs.
 */
export async function notifyBackInStock(
  _data: JobData['notify-back-in-stock'],
  { db, secrets }: Tools,
  signal: AbortSignal,
): Promise<void> {
  await adoptListNotices(db, secrets.dataKey)
  await tellAll({ db, secrets }, 'back-in-stock', new Date(), signal)
}

/** The job that mails people when a price has fallen below the one they saw: one mail a day for all their products. */
export async function notifyOfPrices(
  _data: JobData['notify-of-prices'],
  tools: Tools,
  signal: AbortSignal,
  at = new Date(),
): Promise<void> {
  if (!isQuietHour(at)) await tellAll(tools, 'price-drop', at, signal)
}

/** Each transaction tells some people, so a run that dies in between has told them, and the next goes on. */
async function tellAll({ db, secrets }: Tools, kind: ProductKind, at: Date, signal: AbortSignal): Promise<void> {
  for (let told = 0; told < MOST_PEOPLE_PER_RUN && !signal.aborted; told += PEOPLE_AT_ONCE) {
    if ((await db.transaction((tx) => tellSome(tx, secrets, kind, at))) < PEOPLE_AT_ONCE) return
  }
}

/** @returns the number of people */
async function tellSome(tx: Db, secrets: Secrets, kind: ProductKind, at: Date): Promise<number> {
  if (!(await isAlone(tx, kind))) return 0
  const people = await findDuePeople(tx, kind, at, PEOPLE_AT_ONCE)
  if (people.length === 0) return 0
  const rows = await lockDue(tx, kind, at, people)
  if (rows.length === 0) return 0 // all have just unsubscribed
  for (const own of Map.groupBy(rows, ({ person }) => person.toString('base64')).values()) {
    await mailOne(tx, secrets, kind, own)
  }
  if (kind === 'price-drop') await rememberPrices(tx, rows, at)
  else {
    await deleteAll(
      tx,
      rows.map(({ id }) => id),
    )
  }
  return people.length
}

async function mailOne(tx: Db, secrets: Secrets, kind: ProductKind, rows: readonly DueRow[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const { id, email, language, price, userName } = first
  const about = {
    name: userName ?? '',
    more: Math.max(0, rows.length - MOST_NAMED),
    unsubscribe: unsubscribeToken(secrets.dataKey, email, kind),
  }
  const named = rows.slice(0, MOST_NAMED)
  const mail = { to: email, language }
  if (kind === 'back-in-stock') {
    const pieces = named.map((row) => asNoticedPiece(row, language))
    await queueMail(tx, secrets, { ...mail, event: `back-in-stock:${id}`, template: kind, data: { ...about, pieces } })
    return
  }
  const pieces = named.map((row) => ({ ...asNoticedPiece(row, language), was: row.seen ?? row.price, now: row.price }))
  await queueMail(tx, secrets, {
    ...mail,
    event: `price-drop:${id}:${price}`,
    template: kind,
    data: { ...about, pieces },
  })
}
