import { expect, test } from 'vitest'
import type { PurchaseSuggestion } from '#contract/admin/purchasing.ts'
import { suggestionReasons } from './suggestion-words.ts'

const item: PurchaseSuggestion = {
  variantId: 1,
  productId: 1,
  name: 'Rara bed',
  sku: 'RARA-1',
  supplier: { id: 1, name: 'Himal Timber', cost: 2_000, others: 0 },
  pieces: 36,
  perWeek: 7,
  stock: 4,
  reserved: 0,
  onTheWay: 0,
  drafted: 0,
  reserve: 0,
  leadDays: 10,
  orderAt: 10,
  upTo: 40,
  minimum: 1,
  pack: 1,
}

test('a suggestion says in sentences how its count comes about', () => {
  expect(suggestionReasons(item, 30)).toEqual([
    'Sells 7 a week.',
    '4 in stock.',
    'Delivery takes 10 days: order at 10 or fewer.',
    'To last 30 days more, 40 − 4 = 36.',
  ])
})

test('it names what is reserved, on the way, kept and sold in packs', () => {
  const more = {
    reserved: 3,
    onTheWay: 2,
    drafted: 1,
    reserve: 5,
    orderAt: 15,
    upTo: 45,
    minimum: 20,
    pack: 6,
    pieces: 42,
  }
  expect(suggestionReasons({ ...item, ...more, supplier: null }, 30)).toEqual([
    'Sells 7 a week.',
    '4 in stock, 2 on the way, 1 in drafts. 3 more are reserved for customers’ orders.',
    'Without a supplier we assume 10 days, and 5 stay in reserve: order at 15 or fewer.',
    'To last 30 days more, 45 − 7 = 38; at least 20, packs of 6 make 42.',
  ])
})
