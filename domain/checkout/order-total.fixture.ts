import type { Promotion, PromotionEffect } from '../promotions/promotion.ts'
import type { Delivery, PricedLine } from './order-total.ts'

export const now = new Date('2026-11-21T12:00:00+05:45')
export const home = { method: 'delivery', fee: 1_000, largeItemFee: 0, freeOver: 1_00_000 } as const satisfies Delivery
export const line = (unitPrice: number, quantity = 1, categoryIds = ['1']): PricedLine => ({
  unitPrice,
  quantity,
  categoryIds,
  isLarge: false,
})
export const large = (unitPrice: number, quantity = 1): PricedLine => ({ ...line(unitPrice, quantity), isLarge: true })

export const promotion = (effect: PromotionEffect, others: Partial<Promotion> = {}): Promotion => ({
  id: '1',
  code: null,
  effect,
  categoryId: null,
  minimum: 0,
  startsAt: new Date('2026-11-01'),
  endsAt: null,
  usesLeft: null,
  usesLeftEach: null,
  ...others,
})
export const percent = (figure: number, others?: Partial<Promotion>) =>
  promotion({ kind: 'percentage', percent: figure }, others)
export const amount = (figure: number, others?: Partial<Promotion>) =>
  promotion({ kind: 'amount', amount: figure }, others)
export const freeShipping = (others?: Partial<Promotion>) => promotion({ kind: 'free-shipping' }, others)
