import type { KeyObject } from 'node:crypto'
import { mailboxOf } from '#domain/accounts/email.ts'
import type { StaffRole } from '#domain/staff/staff.ts'
import type { Db } from '../db/client.ts'
import { say } from '../language/sentence.ts'
import { sharedLimit, type LimitRule } from './limit.ts'

const HOUR_S = 60 * 60
const refusal = say('limits.phone-orders')

/**
 * Limits of the phone orders that one member of staff takes. Each takes goods and mails or texts any address, so a stolen login
 * could do both without end.
 */
const rules = {
  anHour: { name: 'phoneOrdersBy', most: 30, withinS: HOUR_S, refusal },
  aDay: { name: 'phoneOrdersByADay', most: 200, withinS: 24 * HOUR_S, refusal },
  forCaller: {
    name: 'phoneOrdersFor',
    most: 10,
    withinS: HOUR_S,
    refusal: say('limits.phone-orders-for-caller'),
  },
} satisfies Record<string, LimitRule>

/** Owners and managers take so many times as many, so that somebody can go on. */
const TIMES_OF_MANAGERS = 4

export type PhoneOrderLimit = {
  /**
   * Counts one order.
   *
   * @param contact  names the email address or phone that its news go to
   * @throws AppError too_many_requests
   */
  take: (staffId: string, contact: string) => Promise<void>
}

/**
 * Opens the limits of phone orders.
 *
 * @param tx      the transaction that writes the order: a rollback undoes the counts
 * @param factor  multiplies the usual figures; 0 for no limit
 */
export function phoneOrderLimit(tx: Db, hashKey: KeyObject, factor: number, role: StaffRole): PhoneOrderLimit {
  if (factor === 0) return { take: async () => {} }
  const limitOf = (rule: LimitRule, times: number) => sharedLimit(tx, hashKey, { ...rule, most: rule.most * times })
  const times = role === 'support' ? factor : factor * TIMES_OF_MANAGERS
  return {
    async take(staffId, contact) {
      await limitOf(rules.forCaller, factor).take(`${staffId} ${mailboxOf(contact)}`)
      await limitOf(rules.anHour, times).take(staffId)
      await limitOf(rules.aDay, times).take(staffId)
    },
  }
}
