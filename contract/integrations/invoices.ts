import { z } from 'zod'
import { creditReasons } from '#domain/invoices/invoice.ts'
import { paidWays } from '#domain/payments/payment-methods.ts'
import { Rupees } from '#contract/common.ts'
import { choice, days, Instant, PageQuery } from './parts.ts'

const kinds = ['invoice', 'credit-note'] as const

/** A part of the total with the VAT in it. All parts of a document add up to its total and its VAT. */
const taxed = { total: Rupees.describe('After discounts, including VAT'), vat: Rupees }

const Line = z.object({
  position: z.int().describe('Of the order’s line, from 0'),
  sku: z.string(),
  name: z.string(),
  hsCode: z.string().describe('Heading of the customs tariff'),
  ...choice,
  quantity: z
    .int()
    .describe('Pieces. A credit note for `damage` or `staff` only reduces their price: the buyer keeps them'),
  rate: Rupees.describe('Of one piece, before discounts, including VAT'),
  amount: Rupees.describe('rate × quantity'),
  ...taxed,
})

/**
 * An invoice or a credit note as it was issued; it never changes. goods − discount − kept + delivery = total =
 * taxable + vat. On a credit note all amounts are positive, and are what it takes back.
 */
export const ApiInvoice = z.object({
  id: z.uuid(),
  kind: z.enum(kinds),
  number: z.string().describe('Such as 2083/84-000123'),
  day: z.iso.date().describe('In Nepal'),
  bsDay: z.string().describe('The same day in Bikram Sambat, such as 2083-08-05'),
  issuedAt: Instant,
  orderId: z.uuid(),
  orderNumber: z.string(),
  credits: z
    .object({ number: z.string(), day: z.iso.date(), bsDay: z.string(), reason: z.enum(creditReasons) })
    .nullable()
    .describe('The invoice that a credit note reverses'),
  seller: z.object({ name: z.string(), vatNumber: z.string() }),
  buyer: z.object({
    name: z.string(),
    pan: z.string().describe('Nine digits, of the business that `name` then names. Empty if not known'),
    address: z.string().nullable().describe('Null without the scope customers:read, as is `phone`'),
    phone: z.string().nullable(),
  }),
  paymentMethod: z.enum(paidWays),
  lines: z.array(Line),
  delivery: z.object(taxed),
  sums: z.object({
    goods: Rupees,
    discount: Rupees,
    kept: Rupees.describe('Of a credit note: the part of the goods’ price that is not credited'),
    delivery: Rupees.describe('Before discounts. Of a credit note: the amount beyond its goods'),
    taxable: Rupees,
    vat: Rupees,
    total: Rupees,
  }),
})
export type ApiInvoice = z.infer<typeof ApiInvoice>

export const ApiInvoicesQuery = PageQuery.extend({
  kind: z.enum(kinds).optional(),
  orderId: z.uuid().optional(),
  ...days,
})
export type ApiInvoicesQuery = z.output<typeof ApiInvoicesQuery>
