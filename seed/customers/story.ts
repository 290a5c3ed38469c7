import type { DeliveryEstimate } from '#domain/delivery-zones/delivery-estimate.ts'
import type { DamageRemedy, DamageState, ReturnState } from '#domain/fulfilment/after-sales.ts'
import type { DeliverySlot, DeliveryState } from '#domain/fulfilment/delivery-planning.ts'
import { nepalDay } from '#domain/nepal-time.ts'
import type { OrderEventAction, OrderEventDetail } from '#domain/orders/order-events.ts'
import { orderActions, type OrderAction, type OrderActor, type OrderState } from '#domain/orders/order-states.ts'
import { isWallet, type PaymentMethod } from '#domain/payments/payment-methods.ts'
import { TRANSFER_PAYS_WITHIN_MS, WALLET_PAYS_WITHIN_MS, type AttemptEnding } from '#domain/payments/payments.ts'

export type Pieces = { position: number; quantity: number }
/** The whole order, or the price of some pieces, or a share of it. */
export type Amount = 'total' | (Pieces & { share?: number })

export type Step = {
  action: OrderEventAction
  state: OrderState
  actor: OrderActor
  at: Date
  reason: string
  detail: OrderEventDetail
  /** What its money is; becomes a detail. */
  amount?: Amount
  /** What a credit note credits. */
  credit?: { of: 'return' | 'damage'; pieces: Pieces | 'rest' }
  /** Pieces that come back on sale before the order ends. */
  restocked?: Pieces
}

type StoryDelivery = {
  state: DeliveryState
  day: string | null
  slot: DeliverySlot | null
  /** Null for all of the order. */
  pieces: Pieces[] | null
  createdAt: Date
  deliveredAt: Date | null
}
type StoryPayment = { at: Date }
export type StoryAttempt = { at: Date; endedAt: Date; ending: AttemptEnding | null }
export type StoryRefund = { of: 'cancel' | 'return' | 'damage'; amount: Amount; at: Date; doneAt: Date | null }
type StoryReturn = {
  state: ReturnState
  reason: string
  answer: string
  /** Null for all pieces. */
  pieces: Pieces | null
  refund: Amount | null
  createdAt: Date
  changedAt: Date
}
type StoryDamage = {
  state: DamageState
  remedy: DamageRemedy | null
  description: string
  answer: string
  createdAt: Date
  answeredAt: Date | null
  remedyDay: string | null
  remediedAt: Date | null
}

/** What has happened to an order until now. */
export type Story = {
  steps: Step[]
  deliveries: StoryDelivery[]
  payments: StoryPayment[]
  attempts: StoryAttempt[]
  refunds: StoryRefund[]
  returned: StoryReturn | null
  damage: StoryDamage | null
  voucher: { at: Date; answer: string; answeredAt: Date | null } | null
  payBy: Date | null
}

type Beginning = { placedAt: Date; payment: PaymentMethod; now: Date }
export type Teller = ReturnType<typeof openStory>

/**
 * Tells an order's history step by step. Steps come in the order of their times. The first one after `now` ends the story: that
 * step and all later ones have not happened yet.
 *
 * @throws {RangeError} where a step is earlier than the one before it
 */
export function openStory({ placedAt, payment, now }: Beginning) {
  const story: Story = {
    steps: [],
    deliveries: [],
    payments: [],
    attempts: [],
    refunds: [],
    returned: null,
    damage: null,
    voucher: null,
    payBy: payByOf(payment, placedAt),
  }
  let state: OrderState = 'pending'
  let isOver = false
  let toldUntil = placedAt
  let last: StoryDelivery | undefined

  /** @returns whether it has happened */
  function tell(action: OrderEventAction, actor: OrderActor, at: Date, more: Partial<Step> = {}): boolean {
    if (at < toldUntil) throw new RangeError(`${action} at ${at.toISOString()} is before ${toldUntil.toISOString()}`)
    toldUntil = at
    if (isOver || at > now) {
      isOver = true
      return false
    }
    if (action in orderActions) state = orderActions[action as OrderAction].to
    story.steps.push({ reason: '', detail: {}, ...more, action, actor, at, state })
    return true
  }

  /** Promises a refund beside what caused it; the money follows when staff send it. */
  function owe(of: StoryRefund['of'], amount: Amount, at: Date, sentAt: Date): void {
    if (!tell('refund-due', 'system', at, { amount })) return
    const doneAt = sentAt <= now ? sentAt : null
    story.refunds.push({ of, amount, at, doneAt })
    if (doneAt)
      story.steps.push({ action: 'refund', actor: 'staff', at: doneAt, state, reason: '', detail: {}, amount })
  }

  tell('place', 'shopper', placedAt)
  return {
    /** Ends the telling. */
    end: (): Story => ({ ...story, steps: inOrder(story.steps) }),
    /** The buyer gives up at the wallet, or has too little money there. */
    failAtWallet(at: Date, ending: AttemptEnding): void {
      if (tell('payment-failed', 'system', at)) story.attempts.push({ at: before(at, 4), endedAt: at, ending })
    },
    pay(at: Date): void {
      const actor = isWallet(payment) ? 'system' : 'staff'
      if (!tell('payment', actor, at, { amount: 'total' })) return
      story.payments.push({ at })
      if (isWallet(payment)) story.attempts.push({ at: before(at, 3), endedAt: at, ending: null })
      if (story.voucher && story.voucher.answeredAt === null) story.voucher.answeredAt = at
    },
    sendVoucher(at: Date): void {
      if (tell('voucher', 'shopper', at)) story.voucher = { at, answer: '', answeredAt: null }
    },
    declineVoucher(at: Date, answer: string): void {
      if (story.voucher && tell('voucher-declined', 'staff', at, { reason: answer })) {
        story.voucher = { ...story.voucher, answer, answeredAt: at }
      }
    },
    confirm(at: Date): void {
      if (!tell('confirm', payment === 'cod' ? 'staff' : 'system', at)) return
      last = { state: 'planned', day: null, slot: null, pieces: null, createdAt: at, deliveredAt: null }
      story.deliveries.push(last)
    },
    expire: (at: Date) => void tell('expire', 'system', at),
    /** @param sentAt  when the money goes back, if any was paid */
    cancel(actor: 'shopper' | 'staff', at: Date, reason: string, sentAt: Date): void {
      if (!tell('cancel', actor, at, { reason })) return
      for (const delivery of story.deliveries) delivery.state = 'cancelled'
      if (story.payments.length > 0) owe('cancel', 'total', at, sentAt)
    },
    plan(actor: 'shopper' | 'staff', at: Date, day: string, slot: DeliverySlot): void {
      if (last && tell('delivery-planned', actor, at, { detail: { day, slot } })) Object.assign(last, { day, slot })
    },
    /** The pieces of the first delivery stay; the others follow. */
    split(at: Date, stay: Pieces[], follow: Pieces[], reason: string): void {
      if (!last || !tell('delivery-split', 'staff', at, { reason })) return
      last.pieces = stay
      story.deliveries.push({
        state: 'planned',
        day: null,
        slot: null,
        pieces: follow,
        createdAt: at,
        deliveredAt: null,
      })
    },
    leave(at: Date): void {
      if (last && tell('delivery-out', 'staff', at, { detail: { day: last.day ?? nepalDay(at) } })) last.state = 'out'
    },
    bringBack(at: Date, reason: string, estimate: DeliveryEstimate | null): void {
      const { day, slot } = last ?? {}
      const detail = { delivery: 1, ...(day && slot && { day, slot }), ...(estimate && { estimate }) }
      if (last && tell('delivery-failed', 'staff', at, { reason, detail })) {
        Object.assign(last, { state: 'planned', day: null, slot: null })
      }
    },
    /** Hands over the first part; the story goes on with the next. */
    deliverPart(at: Date): void {
      if (!last || !tell('part-delivered', 'staff', at)) return
      Object.assign(last, { state: 'delivered', deliveredAt: at })
      last = story.deliveries.find((one) => one.state === 'planned')
    },
    deliver(at: Date): void {
      if (!last || !tell('deliver', 'staff', at)) return
      Object.assign(last, { state: 'delivered', deliveredAt: at })
      if (payment !== 'cod') return
      tell('payment', 'staff', at, { amount: 'total' })
      story.payments.push({ at })
    },
    askReturn(at: Date, reason: string, pieces: Pieces | null): void {
      if (!tell('return-requested', 'shopper', at)) return
      story.returned = {
        state: 'requested',
        reason,
        answer: '',
        pieces,
        refund: null,
        createdAt: at,
        changedAt: at,
      }
    },
    moveReturn(to: Exclude<ReturnState, 'requested' | 'received'>, at: Date, answer = ''): void {
      const { returned } = story
      if (!returned) return
      const refund = to === 'approved' ? (returned.pieces ?? 'total') : returned.refund
      const actor = to === 'withdrawn' ? 'shopper' : 'staff'
      const money = to === 'approved' && refund ? { amount: refund } : {}
      if (!tell(`return-${to}`, actor, at, { reason: answer, ...money })) return
      story.returned = { ...returned, state: to, refund, answer: answer || returned.answer, changedAt: at }
    },
    receiveReturn(at: Date, sentAt: Date): void {
      const { returned } = story
      if (!returned?.refund) return
      const { pieces, refund } = returned
      const back = pieces ? ({ credit: { of: 'return', pieces }, restocked: pieces } as const) : {}
      if (!tell('return-received', 'staff', at, { amount: refund, ...back })) return
      story.returned = { ...returned, state: 'received', changedAt: at }
      owe('return', refund, at, sentAt)
      if (pieces === null)
        tell('return', 'staff', at, { reason: returned.reason, credit: { of: 'return', pieces: 'rest' } })
    },
    reportDamage(at: Date, description: string): void {
      if (!tell('damage-reported', 'shopper', at)) return
      story.damage = {
        state: 'reported',
        remedy: null,
        description,
        answer: '',
        createdAt: at,
        answeredAt: null,
        remedyDay: null,
        remediedAt: null,
      }
    },
    declineDamage(at: Date, answer: string): void {
      if (story.damage && tell('damage-declined', 'staff', at, { reason: answer })) {
        Object.assign(story.damage, { state: 'declined', answer, answeredAt: at })
      }
    },
    acceptDamage(at: Date, remedy: DamageRemedy, answer: string, sentAt: Date): void {
      const amount = { position: 0, quantity: 1, share: 0.1 }
      const refund =
        remedy === 'refund' ? ({ amount, credit: { of: 'damage', pieces: { position: 0, quantity: 1 } } } as const) : {}
      if (!story.damage || !tell('damage-accepted', 'staff', at, { reason: answer, ...refund })) return
      Object.assign(story.damage, { state: 'accepted', remedy, answer, answeredAt: at })
      if (remedy === 'refund') owe('damage', amount, at, sentAt)
    },
    planRemedy(at: Date, day: string): void {
      if (story.damage && tell('remedy-planned', 'staff', at, { detail: { day, slot: 'morning' } })) {
        story.damage.remedyDay = day
      }
    },
    remedy(at: Date): void {
      if (story.damage && tell('remedied', 'staff', at)) story.damage.remediedAt = at
    },
  }
}

/** Money goes back days later: sorts the steps by time, each with the state of the order then. */
function inOrder(steps: readonly Step[]): Step[] {
  let state: OrderState = 'pending'
  return steps
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map((step) => {
      if (step.action in orderActions) state = orderActions[step.action as OrderAction].to
      return { ...step, state }
    })
}

function payByOf(payment: PaymentMethod, placedAt: Date): Date | null {
  if (payment === 'cod') return null
  return new Date(placedAt.getTime() + (isWallet(payment) ? WALLET_PAYS_WITHIN_MS : TRANSFER_PAYS_WITHIN_MS))
}

function before(at: Date, minutes: number): Date {
  return new Date(at.getTime() - minutes * 60_000)
}
