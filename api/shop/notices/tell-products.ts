import type { Db } from '../../platform/db/client.ts'
import type { JobData } from '../../platform/jobs/kinds.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Secrets } from '../../platform/secrets/secrets.ts'
import type { Sms } from '../../platform/sms/sms.ts'
import { defined } from '#domain/defined.ts'
import { isQuietHour } from '#domain/notices/notices.ts'
import { adoptListNotices } from './adopt-list-notices.ts'
import { findDuePeople, lockDue, rememberPrices, type DueRow, type ProductKind } from './due-queries.ts'
import { isAlone } from './is-alone.ts'
import { unsubscribeToken } from './person.ts'
import { asNoticedPiece } from './piece-rows.ts'
import { textProduct } from './sms-notice.ts'
import { roomForSms } from './sms-room.ts'
import { deleteAll } from './subscription-queries.ts'

const PEOPLE_AT_ONCE = 50
/** An import may change ten thousand prices: what is left waits for the next run. */
const MOST_PEOPLE_PER_RUN = 2_000
/** More pieces would make a mail that nobody reads; the page of the first ones leads to the others. */
const MOST_NAMED = 10

type Tools = { db: Db; secrets: Secrets; sms: Sms }

/**
 * The job that tells people when something they asked about can be bought again. A request and its mail or SMS change in one
 * transaction, so that each is sent once even with concurrent runs.
 */
export async function notifyBackInStock(
  _data: JobData['notify-back-in-stock'],
  tools: Tools,
  signal: AbortSignal,
  at = new Date(),
): Promise<void> {
  await adoptListNotices(tools.db, tools.secrets.dataKey)
  await tellAll(tools, 'back-in-stock', at, signal)
}

/** The job that tells people when a price has fallen below the one they saw: one mail a day for all their products, or one SMS. */
export async function notifyOfPrices(
  _data: JobData['notify-of-prices'],
  tools: Tools,
  signal: AbortSignal,
  at = new Date(),
): Promise<void> {
  if (!isQuietHour(at)) await tellAll(tools, 'price-drop', at, signal)
}

/** Each transaction tells some people, so a run that dies in between has told them, and the next goes on. */
async function tellAll(tools: Tools, kind: ProductKind, at: Date, signal: AbortSignal): Promise<void> {
  for (let told = 0; told < MOST_PEOPLE_PER_RUN && !signal.aborted; told += PEOPLE_AT_ONCE) {
    if ((await tools.db.transaction((tx) => tellSome(tx, tools, kind, at))) < PEOPLE_AT_ONCE) return
  }
}

/** @returns the number of people who were due. Those without room for their SMS are not due any more in the next turn */
async function tellSome(tx: Db, { secrets, sms }: Tools, kind: ProductKind, at: Date): Promise<number> {
  // Two at once would split the notices of one person into two mails.
  if (!(await isAlone(tx, kind))) return 0
  let room = await roomForSms(tx, sms, at)
  const run = { at, hasRoom: room > 0 }
  const people = await findDuePeople(tx, kind, run, PEOPLE_AT_ONCE)
  if (people.length === 0) return 0
  const rows = await lockDue(tx, kind, run, people)
  if (rows.length === 0) return 0 // all have just unsubscribed
  const told: DueRow[] = []
  for (const own of Map.groupBy(rows, ({ person }) => person.toString('base64')).values()) {
    const [first] = own
    if (!first?.phone) {
      await mailOne(tx, secrets, kind, own, at)
      told.push(...own)
    } else if (room > 0) {
      // One product: the others of this person follow, as far as a day allows.
      await textProduct(tx, secrets, kind, { ...first, phone: first.phone }, at)
      told.push(first)
      room -= 1
    }
  }
  if (told.length === 0) return people.length
  if (kind === 'price-drop') await rememberPrices(tx, told, at)
  else {
    await deleteAll(
      tx,
      told.map(({ id }) => id),
    )
  }
  return people.length
}

async function mailOne(tx: Db, secrets: Secrets, kind: ProductKind, rows: readonly DueRow[], at: Date): Promise<void> {
  const [first] = rows
  if (!first) return
  const { id, language, userName } = first
  const email = defined(first.email, 'email address of a request')
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
    event: `price-drop:${id}:${at.toISOString()}`,
    template: kind,
    data: { ...about, pieces },
  })
}
