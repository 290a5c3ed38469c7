import { devanagariDigits } from '../text.ts'
import type { InvoiceDocument, InvoiceLanguage, InvoiceLine, InvoiceSet } from './invoice.ts'
import { invoiceWords, type InvoiceWords } from './invoice-words.ts'
import { groupLakhs, type Rupees } from '../money.ts'
import { sumOf } from '../sum.ts'
import { englishFormats } from '../language/english-formats.ts'
import { nepaliFormats } from '../language/nepali-formats.ts'
import type { PaidWay } from '../payments/payment-methods.ts'

type Fact = { label: string; value: string }

/** All texts of a printed invoice in one language, in their order, for the page and the file. */
export type InvoicePaper = {
  language: InvoiceLanguage
  title: string
  /** `Original`, `Copy of original 2`. */
  mark: string
  seller: { name: string; lines: string[] }
  facts: Fact[]
  buyerTitle: string
  /** A fact without a value is printed as a line to write on. */
  buyer: Fact[]
  columns: { title: string; isNumber: boolean }[]
  rows: PaperRow[]
  /** A line is drawn above those that begin something new. */
  sums: (Fact & { isFirst: boolean; isTotal: boolean })[]
  words: Fact
  notes: string[]
  /** Label of the page number in the footer: `Page 1/3` without its figures. */
  page: string
}

/** The description has a line of its own for color, size, type, model and brand. */
export type PaperRow = { cells: string[]; detail: string }

/** Index in `cells`. */
export const DESCRIPTION_COLUMN = 2

/**
 * Puts an invoice into words.
 *
 * @param print     1 for the original, more for a copy; 0 for a view on the screen
 * @param waysPaid  how the order has been paid, noted on an invoice that was issued with another way
 */
export function invoicePaper(
  document: InvoiceDocument,
  language: InvoiceLanguage,
  print: number,
  waysPaid: readonly PaidWay[] = [],
): InvoicePaper {
  const words = invoiceWords[language]
  const digits = language === 'ne' ? devanagariDigits : (text: string) => text
  const money = (amount: Rupees) => digits(groupLakhs(amount).replace('-', '−'))
  const { kind, seller, buyer, lines } = document
  return {
    language,
    title: kind === 'invoice' ? words.invoice : words.creditNote,
    mark: digits(markOf(print, words)),
    seller: {
      name: (language === 'ne' && seller.nativeName) || seller.name,
      lines: [
        digits(language === 'ne' ? (seller.nativeAddress ?? seller.address) : seller.address),
        `${words.phone}: ${digits(englishFormats.phone(seller.phone))} · ${seller.email}`,
        `${words.pan}: ${digits(seller.vatNumber)}`,
      ],
    },
    facts: factsOf(document, words, language),
    buyerTitle: words.buyer,
    buyer: [
      { label: words.name, value: buyer.name },
      { label: words.address, value: addressText(buyer, language) },
      { label: words.place, value: buyer.delivery ? addressText(buyer.delivery, language) : '' },
      { label: words.phone, value: digits(englishFormats.phone(buyer.phone)) },
      { label: words.pan, value: digits(buyer.pan) },
    ].filter(({ label, value }) => value !== '' || label === words.pan),
    columns: [
      { title: words.position, isNumber: false },
      { title: words.hsCode, isNumber: false },
      { title: words.description, isNumber: false },
      { title: words.quantity, isNumber: true },
      { title: words.unit, isNumber: false },
      { title: words.rate, isNumber: true },
      { title: words.amount, isNumber: true },
    ],
    rows: lines.map((line, index) => rowOf(line, index, { language, words, digits, money })),
    sums: sumsOf(document, { language, words, digits, money }).map(([label, amount]) => ({
      label,
      value: money(amount),
      isFirst: label === words.taxable || label === words.total,
      isTotal: label === words.total,
    })),
    words: { label: words.words, value: document.words[language] },
    notes: [...paidNote(document, waysPaid, words), words.contained, words.machine],
    page: words.page,
  }
}

/** In Nepali, older invoices and addresses of businesses name district and province alone; the rest stays as it was written. */
function addressText(
  { address, nativeAddress }: NonNullable<InvoiceDocument['buyer']['delivery']>,
  language: InvoiceLanguage,
): string {
  if (language === 'en') return address
  return devanagariDigits(nativeAddress ?? address.split(', ').map(nepaliFormats.place).join(', '))
}

function paidNote({ kind, payment }: InvoiceDocument, waysPaid: readonly PaidWay[], words: InvoiceWords): string[] {
  if (kind === 'credit-note' || waysPaid.every((way) => way === payment)) return []
  return [`${words.paid}: ${waysPaid.map((way) => words.payments[way]).join(', ')}`]
}

function markOf(print: number, { preview, original, copy }: InvoiceWords): string {
  if (print === 0) return preview
  return print === 1 ? original : `${copy} ${print - 1}`
}

function factsOf(document: InvoiceDocument, words: InvoiceWords, language: InvoiceLanguage): Fact[] {
  const { kind, number, credits, orderNumber, payment } = document
  const digits = language === 'ne' ? devanagariDigits : (text: string) => text
  const isCredit = kind === 'credit-note'
  return [
    { label: isCredit ? words.creditNumber : words.number, value: digits(number) },
    { label: words.date, value: dateText(document, words, language) },
    { label: words.order, value: orderNumber },
    ...(isCredit ? [] : [{ label: words.payment, value: words.payments[payment] }]),
    ...(credits
      ? [
          { label: words.credited, value: `${digits(credits.number)}, ${dateText(credits, words, language)}` },
          { label: words.reason, value: words.reasons[credits.reason] },
        ]
      : []),
  ]
}

/** Nepal's date first: `5 Mangsir 2083 (21 Nov 2026)`. */
function dateText(
  { day, bsDay }: { day: string; bsDay: string },
  words: InvoiceWords,
  language: InvoiceLanguage,
): string {
  const [year, month, date] = bsDay.split('-').map(Number)
  const name = words.months[month! - 1]!
  const gregorian = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
  if (language === 'en') return `${date} ${name} ${year} BS (${gregorian})`
  return `${devanagariDigits(`${year} ${name} ${date}`)} (${gregorian})`
}

type Wording = {
  language: InvoiceLanguage
  words: InvoiceWords
  digits: (text: string) => string
  money: (amount: Rupees) => string
}

function rowOf(line: InvoiceLine, index: number, { language, words, digits, money }: Wording): PaperRow {
  const { hsCode, size, type, sku, brand, quantity, rate, amount } = line
  const name = language === 'ne' ? (line.nativeName ?? line.name) : line.name
  const color = language === 'ne' ? (line.nativeColor ?? line.color) : line.color
  const cells = [String(index + 1), hsCode, name, String(quantity)].map((cell, at) =>
    at === DESCRIPTION_COLUMN ? cell : digits(cell),
  )
  const choice = language === 'ne' ? nepaliFormats.choice : (part: string) => part
  const parts = [color, size && choice(size), type && choice(type), `${words.sku} ${sku}`, `${words.brand} ${brand}`]
  const detail = parts.filter(Boolean).join(' · ')
  return { cells: [...cells, words.piece, money(rate), money(amount)], detail }
}

function sumsOf({ sums, sets = [] }: InvoiceDocument, wording: Wording): [string, Rupees][] {
  const { words } = wording
  const optional: [string, Rupees][] = [
    ...sets.map((set): [string, Rupees] => [setLabel(set, wording), -set.amount]),
    [words.discount, sumOf(sets, ({ amount }) => amount) - sums.discount],
    [words.kept, -sums.kept],
    [words.delivery, sums.delivery],
  ]
  return [
    [words.goods, sums.goods],
    ...optional.filter(([, amount]) => amount !== 0),
    [words.taxable, sums.taxable],
    [words.vat, sums.vat],
    [words.total, sums.total],
  ]
}

/** `Set: Rara bedroom`, `2 sets: Rara bedroom`. */
function setLabel({ name, nativeName, count }: InvoiceSet, { language, words, digits }: Wording): string {
  const kind = count === 1 ? words.set : `${digits(String(count))} ${words.sets}`
  return `${kind}: ${language === 'ne' ? (nativeName ?? name) : name}`
}
