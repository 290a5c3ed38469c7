import type { BookAmounts, BookRow } from '#domain/reports/books.ts'
import { money, number, text, type ReportColumn, type ReportRow } from './report.ts'

type Book = 'sales' | 'returns'

/** The forms of VAT Rules 2053, rule 23, schedule 9, and of the book beside it. */
export const bookForms = {
  sales: {
    title: 'बिक्री खाता',
    rule: '(नियम २३ को उपनियम (१) को खण्ड (छ) सँग सम्बन्धित)',
  },
  returns: {
    title: 'बिक्री फिर्ता खाता',
    rule: '(नियम २३ को उपनियम (१) को खण्ड (छ) सँग सम्बन्धित)',
  },
} as const satisfies Record<Book, object>

const bill = { group: 'बीजक' }
const exported = { group: 'निकासी' }

const amountWords = {
  sales: {
    total: 'जम्मा बिक्री / निकासी (रु)',
    exempt: 'स्थानीय कर छुटको बिक्री मूल्य (रु)',
    taxed: { group: 'करयोग्य बिक्री' },
    totalTitle: 'Total sale / export',
    exemptTitle: 'Local exempt sale',
  },
  returns: {
    total: 'जम्मा फिर्ता मूल्य (रु)',
    exempt: 'स्थानीय कर छुटको फिर्ता मूल्य (रु)',
    taxed: { group: 'करयोग्य फिर्ता' },
    totalTitle: 'Total return',
    exemptTitle: 'Local exempt return',
  },
} as const

/**
 * The columns of a book. The sales book has 12, or 15 with the goods; the sales return book ends with three of ours, about
 * the invoice.
 */
export function bookColumns(book: Book, hasGoods: boolean): ReportColumn[] {
  const words = amountWords[book]
  return [
    text('Date', 12, { nepali: 'मिति', ...bill }),
    text(book === 'sales' ? 'Invoice number' : 'Credit note number', 16, { nepali: 'बीजक नम्बर', ...bill }),
    text('Buyer’s name', 28, { nepali: 'खरिदकर्ताको नाम', ...bill }),
    text('Buyer’s PAN', 12, { nepali: 'खरिदकर्ताको स्थायी लेखा नम्बर', ...bill }),
    ...(hasGoods
      ? [
          text('Goods or service', 36, { nepali: 'वस्तु वा सेवाको नाम', ...bill }),
          number('Quantity', 9, { nepali: 'वस्तु वा सेवाको परिमाण', ...bill }),
          text('Unit', 6, { nepali: 'वस्तु वा सेवाको एकाइ', ...bill }),
        ]
      : []),
    money(words.totalTitle, 14, { nepali: words.total }),
    money(words.exemptTitle, 12, { nepali: words.exempt }),
    money('Taxable value', 14, { nepali: 'मूल्य (रु)', ...words.taxed }),
    money('VAT', 12, { nepali: 'कर (रु)', ...words.taxed }),
    ...(book === 'sales' ? exportColumns() : invoiceColumns()),
  ]
}

function exportColumns(): ReportColumn[] {
  return [
    money('Export value', 12, { nepali: 'निकासी गरेको वस्तु वा सेवाको मूल्य (रु)', ...exported }),
    text('Country', 10, { nepali: 'निकासी गरेको देश', ...exported }),
    text('Customs declaration number', 12, { nepali: 'निकासी प्रज्ञापनपत्र नम्बर', ...exported }),
    text('Customs declaration date', 12, { nepali: 'निकासी प्रज्ञापनपत्र मिति', ...exported }),
  ]
}

function invoiceColumns(): ReportColumn[] {
  return [
    text('Invoice number', 16, { nepali: 'सम्बन्धित बीजक नम्बर' }),
    text('Invoice date', 12, { nepali: 'सम्बन्धित बीजक मिति' }),
    text('Reason', 30, { nepali: 'कारण' }),
  ]
}

export function bookCells(book: Book, hasGoods: boolean, row: BookRow, orderId: string): ReportRow {
  const { day, number: ofPaper, buyer, pan, goods, quantity, unit, credits } = row
  return {
    orderId,
    cells: [
      day,
      ofPaper,
      buyer,
      pan,
      ...(hasGoods ? [goods, quantity, unit] : []),
      ...amountCells(book, row),
      ...(book === 'sales' ? [] : [credits?.number ?? '', credits?.day ?? '', credits?.reason ?? '']),
    ],
  }
}

export function totalCells(book: Book, hasGoods: boolean, name: string, amounts: BookAmounts): ReportRow {
  const goods = hasGoods ? ['', null, ''] : []
  const last = book === 'sales' ? [] : ['', '', '']
  return {
    isTotal: true,
    cells: ['', '', `जम्मा (Total), ${name}`, '', ...goods, ...amountCells(book, amounts), ...last],
  }
}

function amountCells(book: Book, { total, exempt, taxable, vat, exported: value }: BookAmounts) {
  return [total, exempt, taxable, vat, ...(book === 'sales' ? [value, '', '', ''] : [])]
}
