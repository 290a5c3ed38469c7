import type { z } from 'zod'
import type { PlaceBody } from '#contract/checkout.ts'
import type { ShippingMethod } from '#domain/delivery-zones/delivery-estimate.ts'
import type { PaymentMethod } from '#domain/payments/payment-methods.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say, type Sentence } from '../../platform/language/sentence.ts'
import { countOf, type FiguredOrder } from './figure-order.ts'
import type { CheckoutLine } from './line-queries.ts'

type Shown = z.output<typeof PlaceBody>['shown']

/** Figures that differ from those shown to the shopper, by the field of the request. */
export type Changes = Record<string, Sentence>

/** What changed of the lines and of what is paid since they were shown. */
export function figureChanges(shown: Shown, lines: readonly CheckoutLine[], { bought, total }: FiguredOrder): Changes {
  const known = new Set(shown.lines.map(({ _id }) => _id))
  const ofLines = shown.lines.map((line, index) => lineChanges(line, lines, `shown.lines.${index}`))
  const added = bought.filter(({ id }) => !known.has(id))
  return {
    ...Object.assign({}, ...ofLines),
    ...(added.length > 0 && {
      'shown.lines': say('checkout.changes.added', { names: added.map(({ name }) => name).join(', ') }),
    }),
    ...(total.total !== shown.total && {
      'shown.total': say('checkout.changes.total', {
        now: { money: total.total },
        was: { money: shown.total },
      }),
    }),
  }
}

function lineChanges(shown: Shown['lines'][number], lines: readonly CheckoutLine[], path: string): Changes {
  const line = lines.find(({ id }) => id === shown._id)
  if (!line) return { [path]: say('checkout.changes.line-gone') }
  const { name, variant, product } = line
  if (!variant || !product?.listed) return { [path]: say('checkout.changes.not-sold', { name }) }
  const count = countOf(line)
  if (count === 0) return { [`${path}.quantity`]: say('checkout.changes.sold-out', { name }) }
  return {
    ...(variant.price !== shown.price && {
      [`${path}.price`]: say('checkout.changes.price', {
        name,
        now: { money: variant.price },
        was: { money: shown.price },
      }),
    }),
    ...(count !== shown.quantity && {
      [`${path}.quantity`]:
        count === variant.stock && count < shown.quantity
          ? say('checkout.changes.only-left', { count, name })
          : say('checkout.changes.quantity', { count, name, was: shown.quantity }),
    }),
  }
}

type Choice = { method: ShippingMethod; store?: string | undefined; payment: PaymentMethod }
type Offered = {
  methods: readonly ShippingMethod[]
  stores: readonly { slug: string }[]
  payments: readonly PaymentMethod[]
}

/** A district can lose a method or a payment, and a store its pickup; what was shown before had it. */
export function choiceChanges({ method, store, payment }: Choice, offered: Offered): Changes {
  const isStoreGone = method === 'pickup' && store !== undefined && !offered.stores.some(({ slug }) => slug === store)
  return {
    ...(!offered.methods.includes(method) && { method: say('checkout.changes.method') }),
    ...(isStoreGone && { store: say('checkout.changes.store') }),
    ...(!offered.payments.includes(payment) && { payment: say('checkout.changes.payment') }),
  }
}

/** Nothing was ordered, and why; undefined where nothing changed. */
export function figuresChanged(changes: Changes): AppError | undefined {
  const reasons = Object.values(changes)
  if (reasons.length === 0) return undefined
  return new AppError('figures_changed', say('checkout.nothing-ordered', { reasons }), changes)
}
