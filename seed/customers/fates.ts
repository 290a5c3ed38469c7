import { deliverySlots, estimateAgain, isWorkday, type DeliverySlot } from '#domain/fulfilment/delivery-planning.ts'
import { dayAfter, nepalDay, nepalInstant } from '#domain/nepal-time.ts'
import type { Language } from '#domain/language/languages.ts'
import { isWallet } from '#domain/payments/payment-methods.ts'
import type { PlannedOrder } from '../orders/plan-orders.ts'
import type { Random } from '../random.ts'
import { isFestival } from './festivals.ts'
import { openStory, type Story, type Teller } from './story.ts'
import { wordsIn, type Words } from './words.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How an order ends; its story stops at the present, wherever it is then. */
export type CustomerFate =
  | 'is delivered'
  | 'comes at the second try'
  | 'is refused at the door'
  | 'comes in two parts'
  | 'arrives damaged'
  | 'is sent back'
  | 'is sent back in part'
  | 'is kept after a refusal'
  | 'is kept after all'
  | 'is withdrawn'
  | 'is refused'
  | 'is never paid'

export type Ordered = Pick<PlannedOrder, 'placedAt' | 'method' | 'payment' | 'estimate' | 'lines'>

/** How often orders end otherwise than by a plain delivery, per thousand. */
const otherwise: readonly (readonly [CustomerFate, number])[] = [
  ['is withdrawn', 45],
  ['is refused', 20],
  ['is never paid', 30],
  ['comes at the second try', 35],
  ['is refused at the door', 12],
  ['comes in two parts', 35],
  ['arrives damaged', 35],
  ['is sent back', 18],
  ['is sent back in part', 22],
  ['is kept after a refusal', 10],
  ['is kept after all', 8],
]

export function fateOf(random: Random, ordered: Ordered): CustomerFate {
  let drawn = random.whole(0, 999)
  for (const [fate, share] of otherwise) {
    drawn -= share
    if (drawn < 0) return isPossible(fate, ordered) ? fate : 'is delivered'
  }
  return 'is delivered'
}

function isPossible(fate: CustomerFate, { method, payment, lines, estimate }: Ordered): boolean {
  const isBrought = method !== 'pickup'
  switch (fate) {
    case 'is never paid':
      return payment !== 'cod'
    case 'comes at the second try':
    case 'is refused at the door':
    case 'arrives damaged':
      return isBrought
    case 'comes in two parts':
      return isBrought && payment !== 'cod' && lines.length > 1
    case 'is sent back in part':
      return estimate !== null && (lines.length > 1 || lines.some(({ quantity }) => quantity > 1))
    default:
      return true
  }
}

/** Tells what happens to an order until it ends as its fate says, as far as it has come by now. */
export function storyOf(
  random: Random,
  fate: CustomerFate,
  ordered: Ordered,
  { holidays, language, now }: { holidays: readonly string[]; language: Language; now: Date },
): Story {
  const words = wordsIn[language]
  const { placedAt, payment } = ordered
  const told = openStory({ placedAt, payment, now })
  if (fate === 'is withdrawn') return withdraw(random, told, ordered, words)
  if (fate === 'is never paid') return leaveUnpaid(random, told, ordered)
  const confirmedAt = begin(random, told, ordered)
  if (fate === 'is refused') {
    const at = after(random, confirmedAt, 5, 20)
    told.cancel('staff', at, random.pick(words.shopRefuses), after(random, at, 20, 90))
    return told.end()
  }
  const deliveredAt = bring(random, told, ordered, { fate, confirmedAt, holidays, words })
  afterwards(random, told, fate, { deliveredAt, words })
  return told.end()
}

function withdraw(random: Random, told: Teller, { placedAt, payment }: Ordered, words: Words): Story {
  const at = later(placedAt, random.whole(35, 110) * MINUTE_MS)
  if (isWallet(payment)) {
    const paidAt = later(placedAt, random.whole(3, 20) * MINUTE_MS)
    told.pay(paidAt)
    told.confirm(later(paidAt, 2_000))
  }
  told.cancel('shopper', at, random.pick(words.buyerWithdraws), after(random, at, 20, 90))
  return told.end()
}

function leaveUnpaid(random: Random, told: Teller, { placedAt, payment }: Ordered): Story {
  if (isWallet(payment)) {
    told.failAtWallet(
      later(placedAt, random.whole(5, 20) * MINUTE_MS),
      random.pick(['cancelled', 'expired', 'refused']),
    )
    told.expire(later(placedAt, 31 * MINUTE_MS))
  } else told.expire(later(placedAt, 3 * DAY_MS + 4 * MINUTE_MS))
  return told.end()
}

/** @returns when the order was confirmed */
function begin(random: Random, told: Teller, { placedAt, payment }: Ordered): Date {
  if (payment === 'cod') {
    const confirmedAt = later(placedAt, random.whole(30, 600) * MINUTE_MS)
    told.confirm(confirmedAt)
    return confirmedAt
  }
  if (isWallet(payment)) {
    const failedAt = later(placedAt, random.whole(5, 8) * MINUTE_MS)
    if (random.chance(0.12)) told.failAtWallet(failedAt, random.pick(['cancelled', 'refused']))
    const paidAt = later(failedAt, random.whole(4, 15) * MINUTE_MS)
    told.pay(paidAt)
    told.confirm(later(paidAt, 2_000))
    return later(paidAt, 2_000)
  }
  const paidAt = after(random, placedAt, 4, 44)
  if (random.chance(0.4)) told.sendVoucher(later(paidAt, -random.whole(20, 200) * MINUTE_MS))
  told.pay(paidAt)
  told.confirm(later(paidAt, 1_000))
  return later(paidAt, 1_000)
}

/** @returns when all of the order had arrived */
function bring(
  random: Random,
  told: Teller,
  { method, estimate, lines }: Ordered,
  {
    fate,
    confirmedAt,
    holidays,
    words,
  }: { fate: CustomerFate; confirmedAt: Date; holidays: readonly string[]; words: Words },
): Date {
  const day = dayOf(random, { confirmedAt, estimate })
  if (method === 'pickup') {
    const at = later(nepalInstant(day), random.whole(10 * 60, 16 * 60) * MINUTE_MS)
    told.deliver(at)
    return at
  }
  const slot = random.pick(['morning', 'morning', 'afternoon', 'evening'] as const)
  let plannable = confirmedAt
  if (fate === 'comes in two parts') {
    plannable = later(confirmedAt, 30 * MINUTE_MS)
    const rest = lines.slice(1).map(({ quantity }, index) => ({ position: index + 1, quantity }))
    const stay = [{ position: 0, quantity: lines[0]?.quantity ?? 1 }]
    told.split(plannable, stay, rest, random.pick(words.partsFollow))
  }
  // Most buyers choose soon, the shop plans for the others.
  const chosenAt = Math.min(
    confirmedAt.getTime() + random.whole(1, 20) * HOUR_MS,
    nepalInstant(day).getTime() - 9 * HOUR_MS,
  )
  told.plan(
    random.chance(0.7) ? 'shopper' : 'staff',
    new Date(Math.max(chosenAt, plannable.getTime() + MINUTE_MS)),
    day,
    slot,
  )
  const arrived = drive(random, told, day, slot)
  if (fate === 'comes at the second try' || fate === 'is refused at the door') {
    const isRefused = fate === 'is refused at the door'
    const again = estimate && estimateAgain(estimate, day, arrived, holidays)
    told.bringBack(arrived, random.pick(isRefused ? words.doorRefuses : words.nobodyThere), again)
    if (isRefused) {
      const at = after(random, arrived, 3, 24)
      told.cancel('staff', at, words.refusedAtDoor, after(random, at, 20, 90))
      return at
    }
    const next = again?.first ?? workdayAfter(day, 3, holidays)
    told.plan('shopper', after(random, arrived, 1, 4), next, 'morning')
    return handOver(told, drive(random, told, next, 'morning'))
  }
  if (fate !== 'comes in two parts') return handOver(told, arrived)
  told.deliverPart(arrived)
  const next = workdayAfter(day, random.whole(4, 9), holidays)
  told.plan('staff', after(random, arrived, 3, 20), next, 'afternoon')
  return handOver(told, drive(random, told, next, 'afternoon'))
}

function dayOf(
  random: Random,
  { confirmedAt, estimate }: { confirmedAt: Date; estimate: Ordered['estimate'] },
): string {
  if (!estimate) return workdayAfter(nepalDay(confirmedAt), random.whole(10, 18), [])
  const day = random.chance(0.55) ? estimate.first : estimate.last
  // A late transfer moves the day.
  const soonest = workdayAfter(nepalDay(confirmedAt), 1, [])
  return day > soonest ? day : soonest
}

function workdayAfter(day: string, days: number, holidays: readonly string[]): string {
  let reached = dayAfter(day, days)
  while (!isWorkday(reached, holidays) || isFestival(reached)) reached = dayAfter(reached, 1)
  return reached
}

/** @returns when the driver is at the door */
function drive(random: Random, told: Teller, day: string, slot: DeliverySlot): Date {
  const { from, until } = deliverySlots[slot]
  told.leave(later(nepalInstant(day), from * HOUR_MS - random.whole(30, 90) * MINUTE_MS))
  return later(nepalInstant(day), random.whole(from * 60 + 5, until * 60 - 10) * MINUTE_MS)
}

function handOver(told: Teller, at: Date): Date {
  told.deliver(at)
  return at
}

type Delivered = { deliveredAt: Date; words: Words }

function afterwards(random: Random, told: Teller, fate: CustomerFate, { deliveredAt, words }: Delivered): void {
  if (fate === 'arrives damaged') return mend(random, told, { deliveredAt, words })
  if (!fate.startsWith('is sent back') && !fate.startsWith('is kept')) return
  const isPart = fate === 'is sent back in part'
  const askedAt = after(random, deliveredAt, 20, 300)
  told.askReturn(askedAt, random.pick(words.whyReturned), isPart ? { position: 0, quantity: 1 } : null)
  const answeredAt = after(random, askedAt, 4, 30)
  if (fate === 'is kept after a refusal')
    return told.moveReturn('declined', answeredAt, random.pick(words.returnDeclined))
  told.moveReturn('approved', answeredAt, words.returnApproved)
  if (fate === 'is kept after all') return told.moveReturn('withdrawn', after(random, answeredAt, 5, 40))
  const collectedAt = after(random, answeredAt, 24, 96)
  told.moveReturn('collected', collectedAt)
  const receivedAt = after(random, collectedAt, 20, 50)
  told.receiveReturn(receivedAt, after(random, receivedAt, 20, 90))
}

function mend(random: Random, told: Teller, { deliveredAt, words }: Delivered): void {
  const reportedAt = after(random, deliveredAt, 1, 40)
  told.reportDamage(reportedAt, random.pick(words.damaged))
  const answeredAt = after(random, reportedAt, 2, 26)
  const remedy = random.pick(['repair', 'replacement', 'repair', 'refund', 'none'] as const)
  if (remedy === 'none') return told.declineDamage(answeredAt, random.pick(words.damageDeclined))
  told.acceptDamage(answeredAt, remedy, words.damageAnswers[remedy], after(random, answeredAt, 20, 90))
  if (remedy === 'refund') return
  const day = workdayAfter(nepalDay(answeredAt), random.whole(2, 6), [])
  told.planRemedy(after(random, answeredAt, 1, 3), day)
  told.remedy(later(nepalInstant(day), random.whole(9 * 60, 13 * 60) * MINUTE_MS))
}

/** A time some hours later. */
function after(random: Random, from: Date, leastHours: number, mostHours: number): Date {
  return later(from, random.whole(leastHours * 60, mostHours * 60) * MINUTE_MS)
}

function later(from: Date, ms: number): Date {
  return new Date(from.getTime() + ms)
}
