import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { InvoiceDocument } from '../invoices/invoice.ts'
import { sumOf } from '../sum.ts'
import { bookRows, CANCELLED, type BookPaper } from './books.ts'
import { oneLakhList } from './one-lakh.ts'
import { registerAmounts } from './register.ts'
import { addVat, noVat, vatMonth } from './vat-months.ts'

type Line = InvoiceDocument['lines'][number]

const line = (amount: number, name = 'Bed'): Line => ({
  position: 0,
  hsCode: '9403',
  name,
  size: '153*200',
  type: null,
  sku: 'BED',
  brand: 'Kastha',
  quantity: 1,
  rate: amount,
  amount,
})

const sums = { goods: 11_300, discount: 0, kept: 0, delivery: 1_130, taxable: 11_000, vat: 1_430, total: 12_430 }

function paperOf(changes: Partial<BookPaper> = {}): BookPaper {
  return {
    kind: 'invoice',
    number: '2083/84-000001',
    bsDay: '2083-08-05',
    credits: null,
    buyer: { name: 'Asmita', pan: '301234567' },
    lines: [line(11_300)],
    sums,
    isCancelled: false,
    ...changes,
  }
}

describe('a row of the sales book', () => {
  test('has the amounts of its invoice, without VAT but for the VAT', () => {
    expect(bookRows(paperOf(), { hasGoods: false })).toEqual([
      {
        day: '2083.08.05',
        number: '2083/84-000001',
        buyer: 'Asmita',
        pan: '301234567',
        goods: '',
        quantity: null,
        unit: '',
        credits: null,
        total: 11_000,
        exempt: 0,
        taxable: 11_000,
        vat: 1_430,
        exported: 0,
      },
    ])
  })

  test('with goods is a row for each line, and one for the delivery', () => {
    expect(bookRows(paperOf(), { hasGoods: true })).toMatchObject([
      { goods: 'Bed, 153*200', quantity: 1, unit: 'pc', taxable: 10_000, vat: 1_300 },
      { goods: 'Delivery', quantity: null, unit: '', taxable: 1_000, vat: 130 },
    ])
  })

  test.for([true, false])('of a cancelled invoice is one row of zeros and says so, with goods: %s', (hasGoods) => {
    expect(bookRows(paperOf({ isCancelled: true }), { hasGoods })).toMatchObject([
      { number: '2083/84-000001', buyer: CANCELLED, pan: '', total: 0, taxable: 0, vat: 0 },
    ])
  })
})

test('a credit note has positive amounts, and names its invoice and the reason', () => {
  const credits = { number: '2083/84-000001', day: '2026-11-21', bsDay: '2083-08-05', reason: 'return' } as const
  const note = paperOf({ kind: 'credit-note', number: '2083/84-000007', bsDay: '2083-09-02', credits })
  expect(bookRows(note, { hasGoods: false })).toMatchObject([
    {
      day: '2083.09.02',
      taxable: 11_000,
      credits: { number: '2083/84-000001', day: '2083.08.05', reason: 'The goods were returned' },
    },
  ])
})

test.for(['damage', 'staff'] as const)('a credit note for %s reduces the price, and no piece came back', (reason) => {
  const credits = { number: '2083/84-000001', day: '2026-11-21', bsDay: '2083-08-05', reason }
  const note = paperOf({ kind: 'credit-note', credits, sums: { ...sums, kept: 1_000, delivery: 0 } })
  expect(bookRows(note, { hasGoods: true })).toMatchObject([
    { goods: 'Reduction of the price', quantity: null, unit: '', taxable: 11_000, vat: 1_430 },
  ])
})

const rupees = fc.integer({ min: 0, max: 10_000_000 })

test('column 8 is 9 + 10 + 12, and both forms add up to the invoice to the rupee', () => {
  fc.assert(
    fc.property(fc.array(rupees, { maxLength: 8 }), rupees, rupees, rupees, (amounts, delivery, some, part) => {
      const total = Math.min(
        some,
        sumOf([...amounts, delivery], (one) => one),
      )
      const vat = Math.min(part, total)
      const paper = paperOf({
        lines: amounts.map((amount) => line(amount)),
        sums: { ...sums, delivery, total, vat, taxable: total - vat },
      })
      for (const hasGoods of [true, false]) {
        const rows = bookRows(paper, { hasGoods })
        expect(rows.every((row) => row.total === row.exempt + row.taxable + row.exported)).toBe(true)
        expect(sumOf(rows, (row) => row.taxable)).toBe(total - vat)
        expect(sumOf(rows, (row) => row.vat)).toBe(vat)
      }
    }),
  )
})

test('a return reduces the month of its credit note, below zero if need be', () => {
  const sold = { kind: 'invoice', papers: 3, cancelled: 1, taxable: 30_000, vat: 3_900 } as const
  const returned = { kind: 'credit-note', papers: 2, cancelled: 1, taxable: 10_000, vat: 1_300 } as const
  const [first, second] = [vatMonth([sold]), vatMonth([returned])]
  expect(first).toMatchObject({ taxable: 30_000, vat: 3_900, invoices: 3, cancelled: 1, notes: 0 })
  expect(second).toMatchObject({ taxable: -10_000, vat: -1_300, invoices: 0, notes: 2, returned: 10_000 })
  expect([first, second].reduce(addVat, noVat)).toEqual(vatMonth([sold, returned]))
})

test('the register subtracts the discount without VAT from an amount without VAT', () => {
  fc.assert(
    fc.property(rupees, rupees, (goods, some) => {
      const discount = Math.min(goods, some)
      const total = goods - discount
      const vat = Math.round((total * 13) / 113)
      const found = registerAmounts({ ...sums, goods, discount, total, vat, taxable: total - vat })
      expect(found.amount - found.discount).toBe(found.taxable)
      expect(found.taxable + found.tax).toBe(found.total)
    }),
  )
  const discounted = { ...sums, discount: 1_130, taxable: 10_000, vat: 1_300, total: 11_300 }
  expect(registerAmounts(discounted)).toEqual({
    amount: 11_000,
    discount: 1_000,
    taxable: 10_000,
    tax: 1_300,
    total: 11_300,
  })
})

describe('the one lakh list', () => {
  const sale = { kind: 'invoice', orderId: 'a', pan: '301234567', name: 'Hotel', exempt: 0, taxable: 60_000 } as const

  test.for<[number, number, string[]]>([
    [60_000, 40_000, ['301234567']],
    [60_000, 39_999, []],
    [100_000, 0, ['301234567']],
  ])('%i and %i lists %j', ([first, second, expected]) => {
    const list = oneLakhList(100_000)
    list.add({ ...sale, taxable: first })
    list.add({ ...sale, taxable: second })
    expect(list.result().parties.map(({ pan }) => pan)).toEqual(expected)
  })

  test('subtracts returns', () => {
    const list = oneLakhList(100_000)
    list.add({ ...sale, taxable: 150_000 })
    list.add({ ...sale, kind: 'credit-note', taxable: 50_001 })
    expect(list.result().parties).toEqual([])
  })

  test('lists no buyer without a PAN, and counts such invoices from the limit on', () => {
    const list = oneLakhList(100_000)
    list.add({ ...sale, pan: '', taxable: 99_999 })
    list.add({ ...sale, pan: '', taxable: 100_000 })
    expect(list.result()).toEqual({ parties: [], withoutPan: { count: 1, taxable: 100_000 } })
  })
})
