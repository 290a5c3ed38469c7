import type { ShippingMethod } from '../delivery-zones/delivery-estimate.ts'
import type { Rupees } from '../money.ts'
import type { PaidWay } from '../payments/payment-methods.ts'

/** Languages of invoices. */
export const invoiceLanguages = ['en', 'ne'] as const
export type InvoiceLanguage = (typeof invoiceLanguages)[number]

/** Reasons for a credit note. */
export const creditReasons = ['cancel', 'return', 'damage', 'staff', 'rest', 'edit'] as const
export type CreditReason = (typeof creditReasons)[number]

/** Pieces of the order's items by position, and rupees including VAT, to credit; or the whole rest. */
export type CreditRequest = { lines: CreditedPieces[]; amount: Rupees } | { rest: true }
export type CreditedPieces = { position: number; quantity: number }

export type InvoiceLine = {
  /** Position of the order's item, from 0. */
  position: number
  /** Heading of the customs tariff: `9403`. */
  hsCode: string
  name: string
  /** The name in Nepali, where it had one when it was issued. */
  nativeName?: string | undefined
  /** Absent for a color without a name, and in older ones. */
  color?: string | undefined
  /** The color in Nepali, where it had a name in it. */
  nativeColor?: string | undefined
  size: string | null
  type: string | null
  sku: string
  brand: string
  quantity: number
  /** Price of one piece, including VAT. */
  rate: Rupees
  amount: Rupees
}

/** Complete sets that reduced an invoice, by name. */
export type InvoiceSet = {
  name: string
  /** The name in Nepali, where it had one when it was issued. */
  nativeName?: string | undefined
  /** Number of complete sets. */
  count: number
  /** Its part of the discount. */
  amount: Rupees
}

/** goods − discount − kept + delivery = total = taxable + vat */
export type InvoiceSums = {
  goods: Rupees
  /** Reductions by sets and promotions, of goods and delivery. */
  discount: Rupees
  /** On a credit note: the part of the goods' price that is not credited. */
  kept: Rupees
  /** Before discounts. On a credit note: the amount beyond its goods. */
  delivery: Rupees
  taxable: Rupees
  vat: Rupees
  total: Rupees
}

/** An invoice or a credit note with all that it prints, as it was issued. */
export type InvoiceDocument = {
  kind: 'invoice' | 'credit-note'
  /** `2083/84-000123` */
  number: string
  /** The same day of both calendars, in Nepal: `2026-11-21`, `2083-08-05`. */
  day: string
  bsDay: string
  /** The invoice that is credited, and why. */
  credits: { number: string; day: string; bsDay: string; reason: CreditReason } | null
  seller: {
    name: string
    nativeName: string
    address: string
    /** The address in Nepali; absent in older ones. */
    nativeAddress?: string | undefined
    /** `+977` and the number. */
    phone: string
    email: string
    vatNumber: string
  }
  /** '' where it is not known. A business has the name registered with its PAN; without a PAN there is a line to write it on. */
  buyer: {
    name: string
    address: string
    /** With town, district and province in Nepali. Absent in older ones, and where a business gave its own address. */
    nativeAddress?: string | undefined
    phone: string
    pan: string
    /** Where the order goes, if that is not the address of the business. Absent in others, and in older ones. */
    delivery?: { address: string; nativeAddress?: string | undefined } | undefined
  }
  orderNumber: string
  payment: PaidWay
  method: ShippingMethod
  lines: InvoiceLine[]
  /** Absent without sets, and in older ones. */
  sets?: InvoiceSet[] | undefined
  sums: InvoiceSums
  words: { en: string; ne: string }
}
