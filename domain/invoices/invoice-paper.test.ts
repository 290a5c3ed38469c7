import { describe, expect, test } from 'vitest'
import type { InvoiceDocument } from './invoice.ts'
import { invoicePaper } from './invoice-paper.ts'

const invoice: InvoiceDocument = {
  kind: 'invoice',
  number: '2083/84-000123',
  day: '2026-11-21',
  bsDay: '2083-08-05',
  credits: null,
  seller: {
    name: 'Kastha',
    nativeName: 'काष्ठ',
    address: 'Jhamsikhel Marg, Lalitpur 44700',
    phone: '+97715550123',
    email: 'namaste@kastha.example',
    vatNumber: '609123456',
  },
  buyer: { name: 'Asmita Gurung', address: 'Baidam, Pokhara', phone: '+9779841234567', pan: '' },
  orderNumber: 'KA-261121-7Q2M4XZP',
  payment: 'cod',
  method: 'standard',
  lines: [
    {
      position: 0,
      hsCode: '9403',
      name: 'Rara Bed',
      size: '153*200',
      type: null,
      sku: 'RARA',
      brand: 'Kastha',
      quantity: 2,
      rate: 56_250,
      amount: 1_12_500,
    },
  ],
  sums: { goods: 1_12_500, discount: 500, kept: 0, delivery: 0, taxable: 99_115, vat: 12_885, total: 1_12_000 },
  words: { en: 'Rupees one lakh twelve thousand only', ne: 'एक लाख बाह्र हजार रुपैयाँ मात्र' },
}

const credit: InvoiceDocument = {
  ...invoice,
  kind: 'credit-note',
  number: '2083/84-000007',
  credits: { number: '2083/84-000123', day: '2026-11-21', bsDay: '2083-08-05', reason: 'damage' },
  sums: { ...invoice.sums, discount: 0, kept: 500 },
}

const valueOf = (facts: { label: string; value: string }[], label: string) =>
  facts.find((fact) => fact.label === label)?.value

describe('the paper', () => {
  test.each([
    ['as it says', invoice, ['cod'], undefined, undefined],
    ['not at all yet', invoice, [], undefined, undefined],
    ['another way', invoice, ['bank'], 'Paid by: Bank transfer', 'भुक्तानी भएको माध्यम: बैंक ट्रान्सफर'],
    ['in two ways', invoice, ['khalti', 'cod'], 'Paid by: Khalti, Cash', 'भुक्तानी भएको माध्यम: खल्ती, नगद'],
    ['another way than its credit note says', credit, ['bank'], undefined, undefined],
  ] as const)('of an order that was paid %s notes how', (_way, document, waysPaid, english, nepali) => {
    const noteOf = (language: 'en' | 'ne') =>
      invoicePaper(document, language, 1, waysPaid).notes.find((note) => /^(Paid by|भुक्तानी)/.test(note))
    expect([noteOf('en'), noteOf('ne')]).toEqual([english, nepali])
    expect(valueOf(invoicePaper(invoice, 'en', 1, waysPaid).facts, 'Mode of payment')).toBe('Cash')
  })

  test.each([
    [0, 'Preview', 'पूर्वावलोकन'],
    [1, 'Original', 'सक्कल'],
    [2, 'Copy of original 1', 'सक्कलको प्रतिलिपि १'],
    [12, 'Copy of original 11', 'सक्कलको प्रतिलिपि ११'],
  ])('of print %i is marked %s', (print, english, nepali) => {
    expect(invoicePaper(invoice, 'en', print).mark).toBe(english)
    expect(invoicePaper(invoice, 'ne', print).mark).toBe(nepali)
  })

  test('names the sets that reduced it, and leaves the rest as a discount', () => {
    const sets = [
      { name: 'Rara bedroom', nativeName: 'रारा शयनकक्ष', count: 1, amount: 300 },
      { name: 'Asan dining', count: 2, amount: 200 },
    ]
    const rowsOf = (language: 'en' | 'ne', discount: number) => {
      const paper = invoicePaper({ ...invoice, sets, sums: { ...invoice.sums, discount } }, language, 1)
      return paper.sums.slice(1, -3).map(({ label, value }) => [label, value])
    }
    const named = [
      ['Set: Rara bedroom', '−300'],
      ['2 sets: Asan dining', '−200'],
    ]
    expect(rowsOf('en', 500)).toEqual(named)
    expect(rowsOf('en', 700)).toEqual([...named, ['Discount', '−200']])
    expect(rowsOf('ne', 500)).toEqual([
      ['सेट: रारा शयनकक्ष', '−३००'],
      ['२ सेट: Asan dining', '−२००'],
    ])
  })

  test('has Nepal’s date first, in the digits of its language', () => {
    expect(valueOf(invoicePaper(invoice, 'en', 1).facts, 'Date')).toBe('5 Mangsir 2083 BS (21 Nov 2026)')
    expect(valueOf(invoicePaper(invoice, 'ne', 1).facts, 'मिति')).toBe('२०८३ मंसिर ५ (21 Nov 2026)')
  })

  test('leaves a line for the buyer’s PAN, and leaves out what else is not known', () => {
    const nobody = { ...invoice, buyer: { name: 'Asmita Gurung', address: '', phone: '', pan: '' } }
    expect(invoicePaper(nobody, 'en', 1).buyer).toEqual([
      { label: 'Name', value: 'Asmita Gurung' },
      { label: 'PAN/VAT no.', value: '' },
    ])
  })

  test('names the seller’s place and the goods in Nepali as far as it was issued with them', () => {
    const nativeAddress = 'झम्सिखेल मार्ग, ललितपुर 44700'
    const lines = [{ ...invoice.lines[0]!, nativeName: 'रारा पलङ', type: 'Hydraulics' }, invoice.lines[0]!]
    const newer = { ...invoice, seller: { ...invoice.seller, nativeAddress }, lines }
    const nepali = invoicePaper(newer, 'ne', 1)
    expect(nepali.rows.map(({ cells }) => cells[2])).toEqual(['रारा पलङ', 'Rara Bed'])
    expect(nepali.rows[0]!.detail).toMatch(/^१५३\*२०० · हाइड्रोलिक/)
    expect(nepali.seller.lines[0]).toBe('झम्सिखेल मार्ग, ललितपुर ४४७००')
    expect(invoicePaper(newer, 'en', 1).rows[0]!.cells[2]).toBe('Rara Bed')
    expect(invoicePaper(invoice, 'ne', 1).seller.lines[0]).toBe('Jhamsikhel Marg, Lalitpur ४४७००')
    const unnamed = { ...invoice, seller: { ...invoice.seller, nativeName: '' } }
    expect(invoicePaper(unnamed, 'ne', 1).seller.name).toBe('Kastha')
  })

  test('names the buyer’s district and province in Nepali, and the town if it was issued with it', () => {
    const buyer = { ...invoice.buyer, address: 'Milan Chok, Butwal-8, Rupandehi, Lumbini' }
    const address = invoicePaper({ ...invoice, buyer }, 'ne', 1).buyer.find(({ label }) => label === 'ठेगाना')
    expect(address?.value).toBe('Milan Chok, Butwal-८, रुपन्देही, लुम्बिनी')
    const newer = { ...buyer, nativeAddress: 'Milan Chok, बुटवल-८, रुपन्देही, लुम्बिनी' }
    const addressIn = (language: 'en' | 'ne') => invoicePaper({ ...invoice, buyer: newer }, language, 1).buyer[1]?.value
    expect(addressIn('ne')).toBe(newer.nativeAddress)
    expect(addressIn('en')).toBe(buyer.address)
  })

  test('names the place of delivery where it is not the address of the business', () => {
    const delivery = { address: 'Milan Chok, Butwal-8', nativeAddress: 'Milan Chok, बुटवल-८' }
    const buyer = { ...invoice.buyer, address: 'Birta Marg 4, Kathmandu', pan: '123456789', delivery }
    const placesIn = (language: 'en' | 'ne') =>
      invoicePaper({ ...invoice, buyer }, language, 1)
        .buyer.slice(1, 3)
        .map(({ label, value }) => [label, value])
    expect(placesIn('en')).toEqual([
      ['Address', 'Birta Marg 4, Kathmandu'],
      ['Place of delivery', 'Milan Chok, Butwal-8'],
    ])
    expect(placesIn('ne')).toEqual([
      ['ठेगाना', 'Birta Marg ४, काठमाडौँ'],
      ['डेलिभरी ठेगाना', 'Milan Chok, बुटवल-८'],
    ])
    expect(valueOf(invoicePaper(invoice, 'en', 1).buyer, 'Place of delivery')).toBeUndefined()
  })

  test('names the color before the size, in its language as far as it has a name there', () => {
    const [line] = invoice.lines
    const detailOf = (colors: object, language: 'en' | 'ne') =>
      invoicePaper({ ...invoice, lines: [{ ...line!, ...colors }] }, language, 1).rows[0]!.detail
    const green = { color: 'Forest green', nativeColor: 'वन हरियो' }
    expect(detailOf(green, 'en')).toBe('Forest green · 153*200 · Model RARA · Brand Kastha')
    expect(detailOf(green, 'ne')).toMatch(/^वन हरियो · १५३\*२०० · /)
    expect(detailOf({ color: 'Blush' }, 'ne')).toMatch(/^Blush · /)
  })

  test('has a row for each line, its amounts grouped by lakhs', () => {
    expect(invoicePaper(invoice, 'en', 1).rows).toEqual([
      {
        cells: ['1', '9403', 'Rara Bed', '2', 'pc', '56,250', '1,12,500'],
        detail: '153*200 · Model RARA · Brand Kastha',
      },
    ])
    expect(invoicePaper(invoice, 'ne', 1).rows[0]!.cells).toEqual([
      '१',
      '९४०३',
      'Rara Bed',
      '२',
      'थान',
      '५६,२५०',
      '१,१२,५००',
    ])
  })

  test('adds up, without what is nothing', () => {
    expect(invoicePaper(invoice, 'en', 1).sums.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Goods 1,12,500',
      'Discount −500',
      'Taxable amount 99,115',
      'VAT 13% 12,885',
      'Total 1,12,000',
    ])
  })

  test('of a credit note names the invoice, the reason and what is not credited', () => {
    const { title, facts, sums } = invoicePaper(credit, 'en', 1)
    expect(title).toBe('Credit note')
    expect(valueOf(facts, 'Credit note no.')).toBe('2083/84-000007')
    expect(valueOf(facts, 'Takes back invoice')).toBe('2083/84-000123, 5 Mangsir 2083 BS (21 Nov 2026)')
    expect(valueOf(facts, 'Reason')).toBe('The goods were damaged')
    expect(valueOf(sums, 'Not credited')).toBe('−500')
  })
})
