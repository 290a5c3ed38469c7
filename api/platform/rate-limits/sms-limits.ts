import type { KeyObject } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { say } from '../language/sentence.ts'
import { UNPROVED_SHARE } from '../sms/sms-spending.ts'
import { readSpentParts } from '../sms/sms-queries.ts'
import { sharedLimit, type LimitRule } from './limit.ts'

const HOUR_S = 60 * 60
const DAY_S = 24 * HOUR_S

const refusal = say('limits.sms')

/**
 * Limits of SMS that a shopper causes. Each costs money, and may reach a stranger unless the shopper entered a code that
 * went to the number before: strangers use up nothing of what such a shopper gets. To everybody else a network sends less
 * than half of what all may send to a number, so that its owner has a share in another network (decision 069). Carriers in
 * Nepal put thousands of people behind one network, so a network gets more than a household needs.
 */
const rules = {
  ofNumberHere: { name: 'smsOfNumberHere', most: 3, withinS: DAY_S, refusal },
  ofNumberADay: { name: 'smsOfNumberADay', most: 8, withinS: DAY_S, refusal },
  ofProvedNumberADay: { name: 'smsOfProvedNumberADay', most: 12, withinS: DAY_S, refusal },
  ofNetwork: { name: 'smsOfNetwork', most: 30, withinS: HOUR_S, refusal },
  ofNetworkADay: { name: 'smsOfNetworkADay', most: 120, withinS: DAY_S, refusal },
} satisfies Record<string, LimitRule>

/** What a network gets a day once strangers have used half of the parts that they may, so that new networks get some. */
const OF_NETWORK_WHEN_SCARCE = 10

/**
 * The number that gets an SMS (`phoneIndex`), the network that causes it (`networkName`), and whether the sender of the
 * request has proved to own the number.
 */
type AskedSms = { phoneIndex: Buffer; network: string; isProved?: boolean }

export type SmsLimit = {
  /**
   * Counts one SMS.
   *
   * @throws AppError too_many_requests
   */
  take: (sms: AskedSms) => Promise<void>
}

/**
 * Opens the limits by phone number and by network.
 *
 * @param tx          the transaction that queues the SMS: a rollback undoes the counts
 * @param factor      multiplies the usual figures; 0 for no limit
 * @param dailyParts  of SMS that the shop sends within 24 hours at most
 */
export function smsLimit(tx: Db, hashKey: KeyObject, factor: number, dailyParts: number): SmsLimit {
  if (factor === 0) return { take: async () => {} }
  const limitOf = (rule: LimitRule) => sharedLimit(tx, hashKey, { ...rule, most: rule.most * factor })
  const isScarce = async () => (await readSpentParts(tx)).unproved > (dailyParts * UNPROVED_SHARE) / 2
  return {
    async take({ phoneIndex, network, isProved = false }) {
      const number = phoneIndex.toString('base64url')
      if (isProved) {
        await limitOf(rules.ofProvedNumberADay).take(number)
      } else {
        await limitOf(rules.ofNumberHere).take(`${number} ${network}`)
        await limitOf(rules.ofNumberADay).take(number)
      }
      await limitOf(rules.ofNetwork).take(network)
      const most = !isProved && (await isScarce()) ? OF_NETWORK_WHEN_SCARCE : rules.ofNetworkADay.most
      await limitOf({ ...rules.ofNetworkADay, most }).take(network)
    },
  }
}
