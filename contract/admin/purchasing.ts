import { parsePan } from '#domain/invoices/business.ts'
import {
  MAX_BILL_RUPEES,
  MAX_LEAD_DAYS,
  MAX_PIECE_COST,
  MAX_PURCHASE_LINES,
  MAX_PURCHASE_PIECES,
  MAX_SUPPLIER_ITEMS,
  purchaseStates,
} from '#domain/purchasing/purchase-orders.ts'
import { coverDays } from '#domain/purchasing/purchase-suggestions.ts'
import { Day, QueryFlag, QueryRowId, RowId, WholeNumber } from '#contract/common.ts'
import { z } from 'zod'
import { Email, Phone } from './contacts.ts'
import { listOf, listQuery, Version } from './list.ts'
import { recordOf } from './records.ts'
import { blankOr, line, lines } from './texts.ts'

const Pieces = z.int().min(1).max(MAX_PURCHASE_PIECES)
const Cost = z.int().min(0).max(MAX_PIECE_COST)
const Amount = z.int().min(0).max(MAX_BILL_RUPEES)
const Note = z.string().trim().max(1_000).default('')
const Reason = z.string().trim().min(1, 'Please say why').max(500)

/** A PAN as people type it; kept as nine digits. */
const Pan = z
  .string()
  .transform((typed) => parsePan(typed) ?? typed.trim())
  .refine((pan) => pan === '' || parsePan(pan) !== null, 'Must have nine digits')

/** What a supplier sells. */
const SupplierItem = z.object({
  variantId: RowId,
  /** The supplier's own code; '' for none. */
  code: blankOr(line(60)).default(''),
  /** Whole rupees for one piece, without VAT. */
  cost: Cost,
  minimum: Pieces.default(1),
  pack: Pieces.default(1),
})

export const SupplierDraft = z.object({
  name: line(120),
  pan: z.codec(z.string().nullable(), z.string(), {
    encode: (kept) => kept,
    decode: (typed, { issues }) => {
      const { data = '', error } = Pan.safeParse(typed ?? '')
      for (const { message } of error?.issues ?? []) issues.push({ code: 'custom', input: typed, message })
      return data
    },
  }),
  contact: blankOr(line(120)).default(''),
  phone: blankOr(Phone as z.ZodType<string, string>).default(''),
  email: blankOr(Email).default(''),
  address: blankOr(line(200)).default(''),
  leadDays: z.int().min(0).max(MAX_LEAD_DAYS),
  note: blankOr(lines(1_000)).default(''),
  isActive: z.boolean(),
  items: z.array(SupplierItem).max(MAX_SUPPLIER_ITEMS).default([]),
})
export type SupplierDraft = z.output<typeof SupplierDraft>

export const Supplier = recordOf(z.int(), SupplierDraft, {
  /** Orders that are sent and not all here. */
  awaited: z.int(),
})
export type Supplier = z.input<typeof Supplier>

/** A supplier in the list, without what it sells. */
export const SupplierRow = z.object({ ...Supplier.shape }).omit({ items: true })
export type SupplierRow = z.input<typeof SupplierRow>

export const SuppliersQuery = listQuery(['name', 'leadDays'], {
  isActive: QueryFlag.optional(),
  /** Suppliers that sell this variant. */
  variantId: QueryRowId.optional(),
})

const PurchaseLineDraft = z.object({
  variantId: RowId,
  quantity: Pieces,
  /** Whole rupees for one piece, without VAT. */
  cost: Cost,
})

const purchaseShape = {
  supplierId: RowId,
  /** Read by the supplier. */
  note: Note,
  /** Day in Nepal; null for the supplier's usual days. */
  expectedOn: Day.nullable().default(null),
  /** Each variant once. */
  lines: z.array(PurchaseLineDraft).min(1).max(MAX_PURCHASE_LINES),
}

export const PurchaseDraftBody = z.object(purchaseShape)
export type PurchaseDraftBody = z.output<typeof PurchaseDraftBody>
export const PurchaseChangeBody = z.object({ ...purchaseShape, version: Version })

export const PurchaseParams = z.strictObject({ id: QueryRowId })
export const ReceiptParams = z.strictObject({ id: QueryRowId, receipt: QueryRowId })

const PurchaseLine = z.object({
  id: z.int(),
  /** Null once the variant is deleted. */
  variantId: z.int().nullable(),
  productId: z.int().nullable(),
  sku: z.string(),
  name: z.string(),
  code: z.string(),
  quantity: z.int(),
  cost: z.int(),
  received: z.int(),
  /** Pieces that came damaged and went back. */
  damaged: z.int(),
})

/** A supplier's bill. Whole rupees; `taxable` and `exempt` are without VAT. */
export const SupplierBill = z.strictObject({
  number: line(60),
  day: Day,
  taxable: Amount,
  exempt: Amount,
  vat: Amount,
})
export type SupplierBill = z.output<typeof SupplierBill>

const PurchaseReceipt = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  staffName: z.string().nullable(),
  note: z.string(),
  bill: SupplierBill.nullable(),
  lines: z.array(z.object({ sku: z.string(), taken: z.int(), damaged: z.int() })),
})

const rowShape = {
  id: z.int(),
  number: z.string(),
  supplierId: z.int(),
  supplierName: z.string(),
  state: z.enum(purchaseStates),
  expectedOn: z.iso.date().nullable(),
  isLate: z.boolean(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  /** Pieces ordered, and those taken into stock. */
  pieces: z.int(),
  received: z.int(),
  /** Cost of all lines in whole rupees, without VAT. */
  total: z.int(),
}

export const PurchaseRow = z.object(rowShape)
export type PurchaseRow = z.infer<typeof PurchaseRow>
export const PurchaseList = listOf(PurchaseRow)

export const Purchase = z.object({
  ...rowShape,
  version: Version,
  note: z.string(),
  isMailed: z.boolean(),
  endReason: z.string(),
  endedAt: z.iso.datetime().nullable(),
  supplier: z.object({
    id: z.int(),
    name: z.string(),
    pan: z.string(),
    contact: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z.string(),
    leadDays: z.int(),
  }),
  lines: z.array(PurchaseLine),
  receipts: z.array(PurchaseReceipt),
})
export type Purchase = z.infer<typeof Purchase>

export const PurchasesQuery = listQuery(['createdAt', 'number', 'expectedOn', 'supplierName', 'total'], {
  state: z.enum(purchaseStates).optional(),
  /** Drafts, and orders that are not all here. */
  open: z.literal('true').optional(),
  /** Sent, and expected before today. */
  late: z.literal('true').optional(),
  supplierId: QueryRowId.optional(),
  variantId: QueryRowId.optional(),
})
export type PurchasesQuery = z.output<typeof PurchasesQuery>

/** `mail`: an email to the supplier. `paper`: somebody prints it, or has ordered by phone. */
export const SendPurchaseBody = z.strictObject({ by: z.enum(['mail', 'paper']), version: Version })
export type SendPurchaseBody = z.output<typeof SendPurchaseBody>

export const PostponeBody = z.strictObject({ expectedOn: Day, version: Version })
export const EndPurchaseBody = z.strictObject({ reason: Reason, version: Version })
export type EndPurchaseBody = z.output<typeof EndPurchaseBody>

const Count = z.int().min(0).max(MAX_PURCHASE_PIECES)

export const ReceiveBody = z.strictObject({
  /** Each line once; lines of which nothing came can be left out. */
  lines: z
    .array(z.strictObject({ lineId: RowId, taken: Count, damaged: Count.default(0) }))
    .min(1)
    .max(MAX_PURCHASE_LINES),
  /** Null while the bill is not here. */
  bill: SupplierBill.nullable(),
  note: Note,
  /** Open place that the taken pieces go to; the main place unless given. */
  placeId: RowId.optional(),
  version: Version,
})
export type ReceiveBody = z.output<typeof ReceiveBody>

export const BillBody = z.strictObject({ bill: SupplierBill, version: Version })

export const SuggestionsQuery = z.strictObject({
  page: WholeNumber(1, 1_000).default(1),
  perPage: WholeNumber(1, 100).default(50),
  /** Days that an order should last once it has come. */
  cover: WholeNumber(coverDays.least, coverDays.most).default(coverDays.usual),
  supplierId: QueryRowId.optional(),
})
export type SuggestionsQuery = z.output<typeof SuggestionsQuery>

/** What to order of one variant, with the figures behind it. Counts are pieces. */
export const PurchaseSuggestion = z.object({
  variantId: z.int(),
  productId: z.int(),
  name: z.string(),
  sku: z.string(),
  /** The cheapest of the suppliers that sell it, or the chosen one; null without one. */
  supplier: z.object({ id: z.int(), name: z.string(), cost: z.int(), others: z.int() }).nullable(),
  pieces: z.int(),
  perWeek: z.number(),
  stock: z.int(),
  /** In open orders of customers; they have left the stock already. */
  reserved: z.int(),
  /** From suppliers, and in transit between places. */
  onTheWay: z.int(),
  drafted: z.int(),
  reserve: z.int(),
  leadDays: z.int(),
  orderAt: z.int(),
  upTo: z.int(),
  minimum: z.int(),
  pack: z.int(),
})
export type PurchaseSuggestion = z.infer<typeof PurchaseSuggestion>
export const SuggestionList = listOf(PurchaseSuggestion).extend({ cover: z.int() })
export type SuggestionList = z.infer<typeof SuggestionList>

/** Chosen suggestions; each supplier gets a draft. */
export const DraftsBody = z.strictObject({
  lines: z
    .array(z.strictObject({ supplierId: RowId, variantId: RowId, quantity: Pieces }))
    .min(1)
    .max(MAX_PURCHASE_LINES),
})
export type DraftsBody = z.output<typeof DraftsBody>
export const DraftsReply = z.object({
  items: z.array(z.object({ id: z.int(), number: z.string(), supplierName: z.string() })),
})
export type DraftsReply = z.infer<typeof DraftsReply>

export const OnTheWayQuery = z.strictObject({ productId: QueryRowId })

/** Pieces of a variant that suppliers still owe. */
export const OnTheWay = z.object({
  items: z.array(
    z.object({
      variantId: z.int(),
      purchaseId: z.int(),
      number: z.string(),
      pieces: z.int(),
      expectedOn: z.iso.date().nullable(),
      isLate: z.boolean(),
    }),
  ),
})
export type OnTheWay = z.infer<typeof OnTheWay>
