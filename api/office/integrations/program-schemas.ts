import { globalRegistry, type z } from 'zod'
import { ApiProduct, ApiStock, ApiVariant } from '#contract/integrations/catalog.ts'
import { ApiCustomer } from '#contract/integrations/customers.ts'
import {
  customerExample,
  invoiceExample,
  orderExample,
  paymentExample,
  productExample,
  refundExample,
  stockExample,
} from '#contract/integrations/examples.ts'
import { ApiInvoice } from '#contract/integrations/invoices.ts'
import { OwnKey } from '#contract/integrations/key.ts'
import { ApiChangedOrder, ApiOrder } from '#contract/integrations/orders.ts'
import { ApiPayment, ApiRefund } from '#contract/integrations/payments.ts'
import { Problem } from '#contract/integrations/problem.ts'

/** The records of the API, with an example where they are large. Generated clients name their types after them. */
export const programRecords: readonly { name: string; schema: z.ZodType; example?: object | undefined }[] = [
  { name: 'ChangedOrder', schema: ApiChangedOrder },
  { name: 'Customer', schema: ApiCustomer, example: customerExample },
  { name: 'Invoice', schema: ApiInvoice, example: invoiceExample },
  { name: 'Key', schema: OwnKey },
  { name: 'Order', schema: ApiOrder, example: orderExample },
  { name: 'Payment', schema: ApiPayment, example: paymentExample },
  { name: 'Problem', schema: Problem },
  { name: 'Product', schema: ApiProduct, example: productExample },
  { name: 'Refund', schema: ApiRefund, example: refundExample },
  { name: 'Stock', schema: ApiStock, example: stockExample },
  { name: 'Variant', schema: ApiVariant, example: productExample.variants[0] },
]

/** The registry in which `describe` keeps the descriptions of fields. */
export const programSchemas = globalRegistry
for (const { name, schema, example } of programRecords) {
  programSchemas.add(schema, { id: name, ...(example && { examples: [example] }) })
}
