import { deadlineOf, nightOf } from '#domain/language/deadline.ts'
import type { Formats } from '#domain/language/formats.ts'
import type { Text } from '../../messages/text.ts'
import type { Order } from '#contract/orders/orders.ts'
import './payments-messages.ts'

/** An instant as a deadline: `16:42`, or with its date unless that is today in Nepal. At night it always has a date. */
export function untilText(text: Text, format: Formats, until: string, now: Date = new Date()): string {
  const { date, time } = deadlineOf(format, until)
  return nightOf(until) === null && date === format.shortDate(now.toISOString())
    ? time
    : text('pay.time-on', { time, date })
}

/** The balance of a custom piece is due once the piece is ready; it can be paid before. */
export function isDueLater({ custom, money: { payNow, pending } }: Order): boolean {
  if (pending !== null || payNow?.purpose !== 'balance' || custom === null) return false
  return !custom.steps.some(({ stage }) => stage === 'ready')
}
