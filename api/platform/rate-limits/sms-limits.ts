import type { KeyObject } from 'node:crypto'
import type { Db } from '../db/client.ts'
import { AppError } from '../errors/app-error.ts'
import { say, type Message } from '../language/sentence.ts'
import { isScarce } from '../sms/sms-spending.ts'
import { isWithin } from './is-within.ts'
import type { NetworkNames } from './network-name.ts'
import { sharedLimit, type Limit, type LimitRule } from './limit.ts'

const HOUR_S = 60 * 60
const DAY_S = 24 * HOUR_S

const refusal = say('limits.sms')
/** For the page of an order: it cannot get another email address. */
const refusalOfOrder = say('limits.sms-of-order')
/** The same for everybody, or it would tell whether the number has an order. */
const refusalOfNewOrder = say('limits.sms-of-new-order')

/**
 * Limits of SMS that a shopper causes. Each costs money, and may reach a stranger unless the shopper entered a code that
 * went to the number before: strangers use up nothing of what such a shopper gets. To everybody else a network sends less
 * than half of what all may send to a number, so that its owner has a share in another network (decision 069). Carriers in
 * Nepal put thousands of people behind one network, so a network gets more than a household needs.
 *
 * Codes and links of orders have counts of their own, since an order without them is lost (decision 151). They count among
 * all SMS to the number as well, where only other SMS are refused. So strangers send twelve a day to a number at most: four
 * others, then eight codes and links.
 */
const rules = {
  ofNumberHere: { name: 'smsOfNumberHere', most: 3, withinS: DAY_S, refusal },
  ofNumberADay: { name: 'smsOfNumberADay', most: 8, withinS: DAY_S, refusal },
  codesOfNumberHere: { name: 'smsCodesOfNumberHere', most: 3, withinS: DAY_S, refusal },
  codesOfNumberADay: { name: 'smsCodesOfNumberADay', most: 8, withinS: DAY_S, refusal },
  othersOfNumberADay: { name: 'smsOthersOfNumberADay', most: 4, withinS: DAY_S, refusal },
  ofProvedNumberADay: { name: 'smsOfProvedNumberADay', most: 12, withinS: DAY_S, refusal },
  ofNetwork: { name: 'smsOfNetwork', most: 30, withinS: HOUR_S, refusal },
  ofNetworkADay: { name: 'smsOfNetworkADay', most: 120, withinS: DAY_S, refusal },
  unprovedOfNetwork: { name: 'smsUnprovedOfNetwork', most: 120, withinS: DAY_S, refusal },
  unprovedOfNeighborhood: { name: 'smsUnprovedOfNeighborhood', most: 240, withinS: DAY_S, refusal },
  enteredOfNumber: { name: 'smsEnteredOfNumber', most: 1, withinS: DAY_S },
} satisfies Record<string, LimitRule>

/**
 * What a network gets a day to unproved numbers once strangers have used half of the parts that they may, so that new
 * networks get some. A code that somebody enters does not count any more: a carrier's customers have phones, and a stranger
 * who types numbers has none. What needs no code stops earlier and leaves the rest to codes.
 */
const WHEN_SCARCE = { withCode: 10, withoutCode: 5 }
/** A neighborhood gets what two networks get: somebody who rents a whole one has 250 of them. */
const NETWORKS_OF_A_NEIGHBORHOOD = 2

/** The number that gets an SMS (`phoneIndex`), and the network and neighborhood that cause it. */
type SmsCause = NetworkNames & { phoneIndex: Buffer }
/**
 * `isProved`: the sender of the request has proved to own the number. `code`: the SMS has a code for this, or is about an
 * order that may need one. `isOrdered`: the order is placed already.
 */
type AskedSms = SmsCause & { isProved?: boolean; code?: 'order' | 'notice' | undefined; isOrdered?: boolean }

type Take = (rule: LimitRule, of: string) => Promise<void>

export type SmsLimit = {
  /**
   * Counts one SMS; nothing if it is refused.
   *
   * @throws AppError too_many_requests
   */
  take: (sms: AskedSms) => Promise<void>
  /**
   * Gives network and neighborhood the SMS back whose code was entered: once a day for a number, since its owner could go on for ever.
   * Call it in the transaction that marks the code as used, after all other counts, so that no two wait for each other.
   */
  entered: (sms: SmsCause) => Promise<void>
}

/**
 * Opens the limits by phone number, by network and by neighborhood.
 *
 * @param tx          the transaction that queues the SMS: a rollback undoes the counts
 * @param factor      multiplies the usual figures; 0 for no limit
 * @param dailyParts  of SMS that the shop sends within 24 hours at most
 */
export function smsLimit(tx: Db, hashKey: KeyObject, factor: number, dailyParts: number): SmsLimit {
  if (factor === 0) return { take: async () => {}, entered: async () => {} }
  const limitOf = (rule: LimitRule) => sharedLimit(tx, hashKey, { ...rule, most: rule.most * factor })
  const takeUnproved = async (take: Take, { network, neighborhood }: NetworkNames, isCode: boolean) => {
    const scarce = (await isScarce(tx, dailyParts)) && (isCode ? WHEN_SCARCE.withCode : WHEN_SCARCE.withoutCode)
    await take({ ...rules.unprovedOfNetwork, ...(scarce && { most: scarce }) }, network)
    if (neighborhood === null) return
    const ofAll = scarce && { most: scarce * NETWORKS_OF_A_NEIGHBORHOOD }
    await take({ ...rules.unprovedOfNeighborhood, ...ofAll }, neighborhood)
  }
  const takeAll = async (take: Take, { phoneIndex, network, neighborhood, isProved = false, code }: AskedSms) => {
    const number = phoneIndex.toString('base64url')
    const here = `${number} ${network}`
    if (isProved) {
      await take(rules.ofProvedNumberADay, number)
    } else if (code === 'order') {
      await take(rules.codesOfNumberHere, here)
      await take(rules.codesOfNumberADay, number)
      // They are counted here, and refused above.
      await isWithin(() => take(rules.ofNumberHere, here))
      await isWithin(() => take(rules.ofNumberADay, number))
    } else {
      await take(rules.ofNumberHere, here)
      await take(rules.othersOfNumberADay, number)
      await take(rules.ofNumberADay, number)
    }
    await take(rules.ofNetwork, network)
    await take(rules.ofNetworkADay, network)
    if (!isProved) await takeUnproved(take, { network, neighborhood }, code !== undefined)
  }
  return {
    async take(sms) {
      const said = refusalFor(sms)
      const counted: { limit: Limit; of: string }[] = []
      const take: Take = async (rule, of) => {
        const limit = limitOf({ ...rule, ...said })
        counted.push({ limit, of })
        await limit.take(of)
      }
      try {
        await takeAll(take, sms)
      } catch (error) {
        // What asked for it may go on without it. The rule that refuses it has counted it as well.
        if (error instanceof AppError) for (const { limit, of } of counted) await limit.giveBack(of)
        throw error
      }
    },
    async entered({ phoneIndex, network, neighborhood }) {
      const isFirst = await isWithin(() => limitOf(rules.enteredOfNumber).take(phoneIndex.toString('base64url')))
      if (!isFirst) return
      await limitOf(rules.unprovedOfNetwork).giveBack(network)
      if (neighborhood !== null) await limitOf(rules.unprovedOfNeighborhood).giveBack(neighborhood)
    },
  }
}

function refusalFor({ code, isOrdered }: Pick<AskedSms, 'code' | 'isOrdered'>): { refusal?: Message } {
  if (isOrdered) return { refusal: refusalOfOrder }
  return code === 'order' ? { refusal: refusalOfNewOrder } : {}
}
