import type { Db } from '../db/client.ts'
import { isHalted, readSpentParts } from './sms-queries.ts'
import type { Sms } from './sms.ts'

/** Share of the day's parts that shoppers can use up; the rest is kept for what staff do with orders. */
export const UNPROVED_SHARE = 0.75

/** Returns whether there is no credit left today for a message of that kind. */
export async function isSpent(db: Db, { dailyParts }: Pick<Sms, 'dailyParts'>, message: Asking): Promise<boolean> {
  const { all, unproved } = await readSpentParts(db)
  if (all + message.parts > dailyParts) return true
  return message.isUnproved && unproved + message.parts > Math.floor(dailyParts * UNPROVED_SHARE)
}

type Asking = { parts: number; isUnproved: boolean }

/** Returns whether a guest can get a code by SMS now. */
export async function canSendCodes(db: Db, sms: Sms): Promise<boolean> {
  if (!sms.gateway) return false
  const code = { parts: 2, isUnproved: true } // in Nepali
  return !(await isHalted(db)) && !(await isSpent(db, sms, code))
}
