import { customRequestEvents, customRequestStates, productionStages } from '#domain/custom-requests/custom-requests.ts'
import { customMaterials } from '#domain/custom-requests/request-form.ts'
import { languages } from '#domain/language/languages.ts'
import { orderStates } from '#domain/orders/order-states.ts'
import { z } from 'zod'
import { ChosenColor } from '#contract/catalog/colors.ts'
import { Picture, Rupees } from '#contract/common.ts'
import { CustomQuote } from '#contract/custom-requests.ts'
import { Assignment, OwnerFilter } from './assignments.ts'
import { listOf, listQuery } from './list.ts'
import { StaffPlan } from './planner.ts'

const MAX_TEXT_LENGTH = 4_000

export const AdminCustomParams = z.strictObject({ id: z.uuid() })

/** Pending tasks: `answer` a request, an expired offer (`over`), or a piece in production (`making`). */
const customTasks = ['answer', 'over', 'making'] as const

export const AdminCustomQuery = listQuery(['createdAt', 'changedAt'], {
  state: z.enum(customRequestStates).optional(),
  task: z.enum(customTasks).optional(),
  owner: OwnerFilter.optional(),
})
export type AdminCustomQuery = z.output<typeof AdminCustomQuery>

const Quote = z.object({ id: z.uuid(), ...CustomQuote.omit({ _id: true }).shape })

const MadeOrder = z.object({
  id: z.uuid(),
  number: z.string(),
  state: z.enum(orderStates),
  /** Whether the deposit did not arrive in time. */
  isExpired: z.boolean(),
  /** The latest production stage; null before production starts. */
  stage: z.enum(productionStages).nullable(),
})

export const AdminCustomRow = z.object({
  id: z.uuid(),
  number: z.string(),
  state: z.enum(customRequestStates),
  /** '' if the account was deleted. */
  name: z.string(),
  email: z.string(),
  /** Centimeters. */
  width: z.number(),
  height: z.number(),
  depth: z.number(),
  material: z.enum(customMaterials),
  /** The product page from which it was sent; null if none, or if the product no longer exists. */
  product: z.string().nullable(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  /** The latest offer. */
  quote: Quote.nullable(),
  order: MadeOrder.nullable(),
  assignment: Assignment,
})
export type AdminCustomRow = z.infer<typeof AdminCustomRow>
export const AdminCustomList = listOf(AdminCustomRow)

export const AdminCustomRequest = AdminCustomRow.extend({
  userId: z.uuid().nullable(),
  language: z.enum(languages),
  /** Ten digits. */
  phone: z.string(),
  instructions: z.string(),
  madeAfter: z.object({ id: z.string(), name: z.string(), picture: Picture.nullable() }).nullable(),
  /** The wanted color of that product. */
  color: ChosenColor.nullable(),
  /** Ids, for GET /photos/:id. */
  photos: z.array(z.uuid()),
  plan: StaffPlan.nullable(),
  /** The first event is the submission. */
  events: z.array(
    z.object({
      action: z.enum(customRequestEvents),
      at: z.iso.datetime(),
      by: z.enum(['shopper', 'staff', 'system']),
      staffName: z.string().nullable(),
      reason: z.string(),
    }),
  ),
  /** Newest first; only the first one counts. */
  quotes: z.array(Quote),
  /** Production steps, oldest first. */
  steps: z.array(z.object({ stage: z.enum(productionStages), note: z.string(), at: z.iso.datetime() })),
  /** Possible next stages; empty before the deposit has arrived, and once production has stopped. */
  nextStages: z.array(z.enum(productionStages)),
})
export type AdminCustomRequest = z.infer<typeof AdminCustomRequest>

/** Rules: domain/custom-requests/custom-quote.ts. */
const Offer = z.strictObject({
  price: z.number(),
  weeks: z.number(),
  validUntil: z.string().max(20),
  note: z.string().max(MAX_TEXT_LENGTH).default(''),
})

export const QuoteCustomBody = Offer.extend({
  /** The offer that was current when staff wrote this one; null if none. */
  replaces: z.uuid().nullable(),
})
export type QuoteCustomBody = z.input<typeof QuoteCustomBody>

export const PreviewQuoteBody = Offer
/** The email to the shopper, in their language. `deposit` excludes delivery, whose fee is still unknown. */
export const QuotePreview = z.object({ subject: z.string(), text: z.string(), deposit: Rupees })
export type QuotePreview = z.infer<typeof QuotePreview>

export const RefuseCustomBody = z.strictObject({ reason: z.string().max(MAX_TEXT_LENGTH) })
export type RefuseCustomBody = z.input<typeof RefuseCustomBody>

export const MoveProductionBody = z.strictObject({
  stage: z.enum(productionStages),
  note: z.string().max(MAX_TEXT_LENGTH).default(''),
})
export type MoveProductionBody = z.input<typeof MoveProductionBody>
