import { inNepal, nepalDay, nepalInstant } from '../nepal-time.ts'

/** Mails and SMS that the shop sends only to people who asked for them. */
export const noticeKinds = ['price-drop', 'back-in-stock', 'cart-reminder'] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** Where somebody said yes to a notice. */
export const noticePlaces = ['product', 'quick-view', 'cart', 'account', 'list'] as const
export type NoticePlace = (typeof noticePlaces)[number]

/** Notices that one person can wait for. */
export const MAX_NOTICES = 100
/**
 * Unconfirmed requests that we keep for one email address: the newest, twice as many as all networks together send in a day. So
 * strangers never push out what its owner has asked for today.
 */
export const MAX_UNCONFIRMED = 48
/** People who can wait for notices about one product. */
export const MAX_NOTICES_OF_PRODUCT = 20_000

/** Days after which a request that nobody confirmed is deleted. */
export const CONFIRM_WITHIN_DAYS = 7

/** A smaller drop of a price is not worth a mail. */
export const LEAST_DROP_PERCENT = 1
/** Hours between two price mails to one person: an import may change every price several times a day. */
export const PRICE_MAIL_EVERY_HOURS = 20

/** Hours for which a cart must have been left alone before its reminder. */
export const CART_RESTS_HOURS = 20
/** Days between two reminders of one person's cart. */
export const CART_REMINDER_EVERY_DAYS = 14

/** Hours of the day in Nepal between which mails that can wait are not sent. */
const QUIET_FROM = 21
const QUIET_UNTIL = 8

/** SMS of notices to one number within 24 hours, all kinds together. Each names one product. */
export const MAX_NOTICE_SMS_A_DAY = 3

/** Hours in Nepal between which notices go out by SMS, which rings, unlike a mail. */
const SMS_FROM = 8
const SMS_UNTIL = 20
/** Later ones wait for the morning: an hour is left to a slow gateway. */
const SMS_QUEUED_UNTIL = 19

/** Whether notices are queued as SMS now: from 8:00 to 19:00 in Nepal. */
export function isSmsHour(at: Date): boolean {
  const hour = inNepal(at).getUTCHours()
  return hour >= SMS_FROM && hour < SMS_QUEUED_UNTIL
}

/** Returns 20:00 of that day in Nepal, after which no notice goes out by SMS. */
export function lastSmsInstant(at: Date): Date {
  return nepalInstant(nepalDay(at), `${SMS_UNTIL}:00`)
}

/** Whether it is between 21:00 and 8:00 in Nepal. */
export function isQuietHour(at: Date): boolean {
  const hour = inNepal(at).getUTCHours()
  return hour >= QUIET_FROM || hour < QUIET_UNTIL
}
