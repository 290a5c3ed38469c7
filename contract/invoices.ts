import { deliveryMethods } from '#domain/delivery-zones/delivery-estimate.ts'
import { creditReasons, type InvoiceDocument as Document } from '#domain/invoices/invoice.ts'
import { paidWays } from '#domain/payments/payment-methods.ts'
import { z } from 'zod'
import { Rupees } from './common.ts'
import { OrderParams, TrackKeyQuery } from './orders/orders.ts'

/** Printed content of an invoice or credit note, frozen when it was issued. Fields: domain/invoices/invoice.ts. */
const InvoiceDocument = z.object({
  kind: z.enum(['invoice', 'credit-note']),
  number: z.string(),
  day: z.iso.date(),
  bsDay: z.string(),
  credits: z
    .object({ number: z.string(), day: z.iso.date(), bsDay: z.string(), reason: z.enum(creditReasons) })
    .nullable(),
  seller: z.object({
    name: z.string(),
    nativeName: z.string(),
    address: z.string(),
    nativeAddress: z.string().optional(),
    phone: z.string(),
    email: z.string(),
    vatNumber: z.string(),
  }),
  buyer: z.object({
    name: z.string(),
    address: z.string(),
    nativeAddress: z.string().optional(),
    phone: z.string(),
    pan: z.string(),
    delivery: z.object({ address: z.string(), nativeAddress: z.string().optional() }).optional(),
  }),
  orderNumber: z.string(),
  payment: z.enum(paidWays),
  method: z.enum(deliveryMethods),
  lines: z.array(
    z.object({
      position: z.int().nonnegative(),
      hsCode: z.string(),
      name: z.string(),
      nativeName: z.string().optional(),
      color: z.string().optional(),
      nativeColor: z.string().optional(),
      size: z.string().nullable(),
      type: z.string().nullable(),
      sku: z.string(),
      brand: z.string(),
      quantity: z.int().positive(),
      rate: Rupees,
      amount: Rupees,
    }),
  ),
  sets: z
    .array(z.object({ name: z.string(), nativeName: z.string().optional(), count: z.int().positive(), amount: Rupees }))
    .optional(),
  sums: z.object({
    goods: Rupees,
    discount: Rupees,
    kept: Rupees,
    delivery: Rupees,
    taxable: Rupees,
    vat: Rupees,
    total: Rupees,
  }),
  words: z.object({ en: z.string(), ne: z.string() }),
}) satisfies z.ZodType<Document>

export const InvoiceParams = OrderParams.extend({ invoiceId: z.uuid() })
export const PdfQuery = TrackKeyQuery.extend({
  /** `attachment` downloads the file; `inline` shows it. */
  disposition: z.enum(['attachment', 'inline']).default('attachment'),
})

export const InvoiceReply = z.object({
  success: z.literal(true),
  error: z.literal(false),
  message: z.string(),
  data: InvoiceDocument,
  /** Payment methods used so far. The printed document shows the method planned when it was issued. */
  waysPaid: z.array(z.enum(paidWays)),
  /** Number of prints and downloads so far. */
  prints: z.int().nonnegative(),
})
export type InvoiceReply = z.infer<typeof InvoiceReply>

/** Records one more print. `print` is 1 for the original, 2 for the first copy, and so on. */
export const PrintReply = z.object({
  success: z.literal(true),
  error: z.literal(false),
  message: z.string(),
  print: z.int().positive(),
})
export type PrintReply = z.infer<typeof PrintReply>
