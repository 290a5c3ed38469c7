import { ASK_RETURN_WITHIN_MS, MOST_RETURNS, REPORT_DAMAGE_WITHIN_MS } from '#domain/fulfilment/after-sales.ts'
import { CART_KEPT_DAYS, MAX_QUANTITY } from '#domain/cart/cart.ts'
import { GUEST_REQUEST_KEPT_MONTHS } from '#domain/custom-requests/custom-requests.ts'
import { DEPOSIT_SHARE, DEPOSIT_WITHIN_MS } from '#domain/custom-requests/custom-quote.ts'
import {
  ORDER_CUT_OFF_HOUR,
  usualDays,
  type DayRange,
  type ZoneDays,
} from '#domain/delivery-zones/delivery-estimate.ts'
import { CHOSEN_UNTIL_HOUR, MOST_MOVES } from '#domain/fulfilment/delivery-planning.ts'
import type { Formats } from '#domain/language/formats.ts'
import type { Language } from '#domain/language/languages.ts'
import { CONFIRM_WITHIN_DAYS } from '#domain/notices/notices.ts'
import { VAT_PERCENT } from '#domain/money.ts'
import { namedDays } from '#domain/stores/opening-hours.ts'
import { KNOWN_DEVICE_DAYS } from '#domain/accounts/known-device.ts'
import { CODE_TRIES, CODE_VALID_MINUTES } from '#domain/accounts/one-time-code.ts'
import { SHOPPER_CANCELS_WITHIN_MS } from '#domain/orders/order-states.ts'
import {
  RECEIPT_KEPT_DAYS,
  REFUND_WITHIN_MS,
  TRANSFER_PAYS_WITHIN_MS,
  WALLET_PAYS_WITHIN_MS,
} from '#domain/payments/payments.ts'
import { MAX_PHOTOS } from '#domain/photos/photos.ts'
import { COMPLAINT_KEPT_YEARS, TICKET_KEPT_MONTHS } from '#domain/tickets/tickets.ts'
import type { OpeningHours, ShopSettings } from '#contract/settings.ts'
import { formatsOf } from '../../platform/language/localized.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

export type FactSources = { settings: ShopSettings; zones: readonly ZoneDays[] }

/**
 * Returns the facts that pages can name instead of writing figures: the shop's settings, and the rules in the code,
 * formatted for the page's language.
 *
 * @param settings  with texts in that language
 */
export function pageFacts({ settings, zones }: FactSources, language: Language): Record<string, string> {
  const formats = formatsOf(language)
  const words = wordsIn[language]
  const { money, number, phone } = formats
  const days = (ms: number) => number(ms / DAY_MS)
  const hours = (ms: number) => number(ms / HOUR_MS)
  return {
    shopName: settings.name,
    legalName: settings.legalName || settings.name,
    phone: phone(settings.phone),
    email: settings.email,
    address: `${settings.streetAddress}, ${settings.city} ${formats.digits(settings.postalCode)}`,
    hours: settings.hours.map((one) => hoursText(one, formats)).join(', '),
    vatNumber: settings.vatNumber,
    registrationNumber: settings.registrationNumber,
    shippingFee: money(settings.shippingFee),
    freeShippingOver: money(settings.freeShippingOver),
    standardDays: rangeText(usualDays(zones, 'standard'), formats, words),
    expressDays: rangeText(usualDays(zones, 'express'), formats, words),
    cutOffHour: words.hour(ORDER_CUT_OFF_HOUR),
    chosenUntilHour: words.hour(CHOSEN_UNTIL_HOUR),
    deliveryMoves: number(MOST_MOVES),
    cancelHours: hours(SHOPPER_CANCELS_WITHIN_MS),
    damageHours: hours(REPORT_DAMAGE_WITHIN_MS),
    damagePhotos: number(MAX_PHOTOS),
    returnDays: days(ASK_RETURN_WITHIN_MS),
    returnsMost: number(MOST_RETURNS),
    refundDays: days(REFUND_WITHIN_MS),
    walletMinutes: number(WALLET_PAYS_WITHIN_MS / MINUTE_MS),
    transferDays: days(TRANSFER_PAYS_WITHIN_MS),
    receiptDays: number(RECEIPT_KEPT_DAYS),
    depositPercent: words.percent(number(DEPOSIT_SHARE * 100)),
    depositDays: days(DEPOSIT_WITHIN_MS),
    vatPercent: words.percent(number(VAT_PERCENT)),
    cartDays: number(CART_KEPT_DAYS),
    maxQuantity: number(MAX_QUANTITY),
    deviceDays: number(KNOWN_DEVICE_DAYS),
    codeMinutes: number(CODE_VALID_MINUTES),
    codeTries: number(CODE_TRIES),
    noticeDays: number(CONFIRM_WITHIN_DAYS),
    requestMonths: number(GUEST_REQUEST_KEPT_MONTHS),
    ticketMonths: number(TICKET_KEPT_MONTHS),
    complaintYears: number(COMPLAINT_KEPT_YEARS),
  }
}

type Words = {
  percent: (figure: string) => string
  /** Hour of the day, from 0 to 23. */
  hour: (hour: number) => string
  range: (from: string, to: string) => string
  /** The text when no zone has a usual number of days. */
  byArrangement: string
}

const wordsIn: Record<Language, Words> = {
  en: {
    percent: (figure) => `${figure}%`,
    hour: (hour) => `${formatsOf('en').clock(`${hour}:00`)} ${hour < 12 ? 'am' : 'pm'}`,
    range: (from, to) => `${from} to ${to}`,
    byArrangement: 'by arrangement',
  },
  ne: {
    percent: (figure) => `${figure}%`,
    hour: (hour) => `${formatsOf('ne').timeOfDay(`${hour}:00`)} बजे`,
    range: (from, to) => `${from} देखि ${to}`,
    byArrangement: 'आपसी सल्लाहमा',
  },
}

/** Formats opening hours: `Mon-Fri 9-8`. */
function hoursText({ days, opens, closes }: OpeningHours, { weekday, clock }: Formats): string {
  return `${namedDays(days, weekday)} ${clock(opens)}-${clock(closes)}`
}

function rangeText(range: DayRange | null, { number }: Formats, words: Words): string {
  if (!range) return words.byArrangement
  return range.min === range.max ? number(range.min) : words.range(number(range.min), number(range.max))
}
