import { MAX_PRICE_RUPEES } from '#domain/bounds.ts'
import { MAX_CUSTOM_WEEKS, MAX_QUOTE_NOTE_LENGTH, isQuoteOpen } from '#domain/custom-requests/custom-quote.ts'
import { tidyPost } from '#domain/tidy-post.ts'
import { refuseVariables } from '../../platform/canned-replies/refuse-variables.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import type { Changer } from '../../platform/records/changer.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import { changeHeldRequest } from './change-held-request.ts'
import { customNews } from './custom-news.ts'
import { requestNotFound } from './refusals.ts'
import { countQuotes, insertQuote, lockRequest, readLastQuote, type StoredQuote } from './request-queries.ts'
import type { CustomShop } from './show-request.ts'

const DAY_MS = 86_400_000
const MOST_QUOTES_A_DAY = 10

type Offer = {
  /** Whole rupees, including VAT, without delivery. */
  price: number
  weeks: number
  /** The last day in Nepal on which it can be accepted, `2026-11-24`. */
  validUntil: string
  note?: string
}

/**
 * Makes an offer for a piece, for the staff. It replaces a previous offer.
 *
 * @param replaces  the offer that the staff member has seen, null for none; refused if somebody made another offer in
 *                  the meantime
 * @throws AppError invalid_input, conflict, forbidden, not_found
 */
export async function quoteRequest(
  { db, secrets }: CustomShop,
  requestId: string,
  { by, now: given, replaces, note = '', ...offer }: Offer & { by: Changer; replaces?: string | null; now?: Date },
): Promise<StoredQuote> {
  return db.transaction(async (tx) => {
    const request = await lockRequest(tx, requestId)
    if (!request) throw requestNotFound()
    const now = given ?? new Date()
    refuseWrongOffer({ ...offer, note }, now)
    await refuseOften(tx, requestId, now)
    if (replaces !== undefined) await refuseOvertaken(tx, requestId, replaces)
    await changeHeldRequest(tx, secrets.dataKey, request, { action: 'quote', by, now })
    const quote = await insertQuote(tx, { ...offer, requestId, note: tidyPost(note), createdAt: now })
    const { price, weeks, validUntil } = quote
    const data = { ...(await customNews(tx, secrets, request)), price, weeks, validUntil, note: quote.note }
    await queueMail(tx, secrets, {
      event: `custom-quoted:${quote.id}`,
      to: request.email,
      template: 'custom-quoted',
      language: request.language,
      data,
    })
    return quote
  })
}

/** Each offer is mailed with its note, so a stolen login could mail an address without end. */
async function refuseOften(tx: Db, requestId: string, now: Date): Promise<void> {
  if ((await countQuotes(tx, requestId, new Date(now.getTime() - DAY_MS))) < MOST_QUOTES_A_DAY) return
  const problem = say('custom-requests.too-many-offers', { most: MOST_QUOTES_A_DAY })
  throw new AppError('conflict', problem)
}

async function refuseOvertaken(tx: Db, requestId: string, replaces: string | null): Promise<void> {
  const last = await readLastQuote(tx, requestId)
  if ((last?.id ?? null) === replaces) return
  throw new AppError('conflict', 'Somebody else has made an offer meanwhile. Please look at it first.')
}

/** @throws AppError invalid_input that names each invalid field */
export function refuseWrongOffer({ price, weeks, validUntil, note }: Required<Offer>, now: Date): void {
  const fields = {
    ...(!isWhole(price, MAX_PRICE_RUPEES) && { price: 'Please enter a price in whole rupees' }),
    ...(!isWhole(weeks, MAX_CUSTOM_WEEKS) && { weeks: say('custom-requests.wrong-weeks', { most: MAX_CUSTOM_WEEKS }) }),
    ...(!isDay(validUntil) && { validUntil: 'Please enter a day' }),
    ...(isDay(validUntil) && !isQuoteOpen(validUntil, now) && { validUntil: 'This day is over' }),
    ...(note.length > MAX_QUOTE_NOTE_LENGTH && { note: 'This is too long' }),
  }
  refuseVariables(note, 'note')
  const [first] = Object.values(fields)
  if (first !== undefined) throw new AppError('invalid_input', first, fields)
}

function isWhole(figure: number, most: number): boolean {
  return Number.isInteger(figure) && figure >= 1 && figure <= most
}

function isDay(text: string): boolean {
  const instant = Date.parse(text)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}
