import type { Db } from '../db/client.ts'
import { isHalted, readSpentParts } from './sms-queries.ts'
import type { SmsTemplate } from './sms-data.ts'
import type { Sms } from './sms.ts'

/**
 * Share of the day's parts that shoppers can use up, and that what staff do can: neither a stranger nor a stolen login keeps
 * the other kind from going out.
 */
export const MOST_OF_A_KIND = 0.75

/** News to one number in 24 hours. A buyer with several orders gets fewer. */
const MOST_TO_A_NUMBER = 20
/** News with the code of a handover go on: without it nobody gets the goods. */
const MOST_WITH_CODES = 30

/** Returns how many news, codes to enter apart, a number may have got in 24 hours before a message with this template. */
export function mostToANumber(template: SmsTemplate): number {
  return template === 'delivery-out' || template === 'order-confirmed' ? MOST_WITH_CODES : MOST_TO_A_NUMBER
}

/** Returns whether there is no credit left today for a message of that kind. */
export async function isSpent(db: Db, { dailyParts }: Pick<Sms, 'dailyParts'>, message: Asking): Promise<boolean> {
  const { all, unproved } = await readSpentParts(db)
  const ofKind = message.isUnproved ? unproved : all - unproved
  return all + message.parts > dailyParts || ofKind + message.parts > Math.floor(dailyParts * MOST_OF_A_KIND)
}

type Asking = { parts: number; isUnproved: boolean }

/** Returns whether a guest can get a code by SMS now. */
export async function canSendCodes(db: Db, sms: Sms): Promise<boolean> {
  if (!sms.gateway) return false
  const code = { parts: 2, isUnproved: true } // in Nepali
  return !(await isHalted(db)) && !(await isSpent(db, sms, code))
}
