import type { Db } from '../db/client.ts'
import { isHalted, readSpentParts, type SpentParts } from './sms-queries.ts'
import type { SmsTemplate } from './sms-data.ts'
import type { Sms } from './sms.ts'

/**
 * Share of the day's parts that shoppers can use up, and that what staff do can: neither a stranger nor a stolen login keeps
 * the other kind from going out.
 */
const MOST_OF_A_KIND = 0.75

/** News to one number in 24 hours. A buyer with several orders gets fewer. */
const MOST_TO_A_NUMBER = 20
/** News with the code of a handover go on: without it nobody gets the goods. */
const MOST_WITH_CODES = 30

/** Returns how many news, codes to enter apart, a number may have got in 24 hours before a message with this template. */
export function mostToANumber(template: SmsTemplate): number {
  return template === 'delivery-out' || template === 'order-confirmed' ? MOST_WITH_CODES : MOST_TO_A_NUMBER
}

/** Returns whether there is no credit left today for a message of that kind. */
export async function isSpent(db: Db, sms: Pick<Sms, 'dailyParts'>, message: Asking): Promise<boolean> {
  return roomOf(await readSpentParts(db), sms, message) < message.parts
}

/** `isOfShoppers` for what a shopper causes and for notices, which would otherwise leave nothing to news about orders. */
type Asking = { parts: number; isOfShoppers: boolean }

/** Returns the parts that are left today for messages of that kind. */
export function roomOf(
  { all, unproved, notices }: SpentParts,
  { dailyParts }: Pick<Sms, 'dailyParts'>,
  { isOfShoppers }: Pick<Asking, 'isOfShoppers'>,
): number {
  const ofShoppers = unproved + notices
  const ofKind = isOfShoppers ? ofShoppers : all - ofShoppers
  return Math.min(dailyParts - all, Math.floor(dailyParts * MOST_OF_A_KIND) - ofKind)
}

/** Whether strangers have used half of the parts that shoppers may today. */
export async function isScarce(db: Db, dailyParts: number): Promise<boolean> {
  return (await readSpentParts(db)).unproved > (dailyParts * MOST_OF_A_KIND) / 2
}

/** Returns whether a guest can get a code for an order by SMS now. */
export async function canSendCodes(db: Db, sms: Sms): Promise<boolean> {
  if (!sms.gateway) return false
  const code = { parts: 2, isOfShoppers: true } // in Nepali
  return !(await isHalted(db)) && !(await isSpent(db, sms, code))
}

/** The same for SMS that need no order, which end earlier: what strangers can cause by them leaves half of the codes to orders. */
export async function canSendWithoutOrder(db: Db, sms: Sms): Promise<boolean> {
  return (await canSendCodes(db, sms)) && !(await isScarce(db, sms.dailyParts))
}
