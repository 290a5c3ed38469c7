import { assignmentKinds } from '#domain/assignments/assignments.ts'
import { MOST_NOTES_SEEN_AT_ONCE } from '#domain/assignments/mentions.ts'
import { customRequestStates } from '#domain/custom-requests/custom-requests.ts'
import { deliverySlotNames, deliveryStates } from '#domain/fulfilment/delivery-planning.ts'
import { orderStates } from '#domain/orders/order-states.ts'
import { ticketKinds, ticketStates } from '#domain/tickets/tickets.ts'
import { Day } from '#contract/common.ts'
import { z } from 'zod'
import { listQuery, longListOf, Version } from './list.ts'

/** Most records that are assigned at once: a page of a list. */
const MOST_AT_ONCE = 100

const Colleague = z.object({ id: z.uuid(), name: z.string() })

/** The owner of a record, and when the work is due. */
export const Assignment = z.object({
  /** Null: nobody. */
  owner: Colleague.nullable(),
  /** Null: no due time. */
  dueAt: z.iso.datetime().nullable(),
  /** Whether the record is still work. One that is finished keeps its last owner. */
  isOpen: z.boolean(),
  version: Version,
})
export type Assignment = z.infer<typeof Assignment>

export const AssignmentParams = z.strictObject({ id: z.uuid() })

export const AssignmentBody = z.strictObject({
  ownerId: z.uuid().nullable(),
  dueAt: z.iso.datetime().nullable(),
  version: Version,
})
export type AssignmentBody = z.infer<typeof AssignmentBody>

/** Gives several records to one owner, or to nobody. Their due times stay. */
export const AssignSeveralBody = z.strictObject({
  ownerId: z.uuid().nullable(),
  records: z
    .array(z.strictObject({ id: z.uuid(), version: Version }))
    .min(1)
    .max(MOST_AT_ONCE),
})
export type AssignSeveralBody = z.infer<typeof AssignSeveralBody>

/** `refused`: records that kept their owner, with the reason. */
export const AssignedSeveral = z.object({
  assigned: z.int().nonnegative(),
  refused: z.array(z.object({ id: z.uuid(), why: z.string() })),
})
export type AssignedSeveral = z.infer<typeof AssignedSeveral>

/** Filter of the four lists: a staff member, or `nobody` for open records without an owner. */
export const OwnerFilter = z.union([z.literal('nobody'), z.uuid()])
export type OwnerFilter = z.infer<typeof OwnerFilter>

const workOwners = ['mine', 'nobody', 'everybody'] as const

/** Open work in order of due time; records without one follow, longest waiting first. */
export const WorkQuery = listQuery(['dueAt'], {
  of: z.enum(workOwners).default('mine'),
  kind: z.enum(assignmentKinds).optional(),
}).pick({ page: true, perPage: true, of: true, kind: true })
export type WorkQuery = z.output<typeof WorkQuery>

const workShape = {
  /** Kind and record, for example `order:…`. */
  id: z.string(),
  recordId: z.uuid(),
  /** Number of the order, conversation or request. */
  number: z.string(),
  /** The customer; '' if the account was deleted. */
  name: z.string(),
  since: z.iso.datetime(),
  assignment: Assignment,
}

/** A record that waits for somebody. */
export const WorkRow = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('order'), state: z.enum(orderStates), ...workShape }),
  z.object({ kind: z.literal('ticket'), state: z.enum(ticketStates), subject: z.enum(ticketKinds), ...workShape }),
  z.object({ kind: z.literal('custom-request'), state: z.enum(customRequestStates), ...workShape }),
  z.object({
    kind: z.literal('delivery'),
    state: z.enum(deliveryStates),
    /** Day in Nepal; null until one is chosen. */
    day: Day.nullable(),
    slot: z.enum(deliverySlotNames).nullable(),
    isPickup: z.boolean(),
    ...workShape,
  }),
])
export type WorkRow = z.infer<typeof WorkRow>

export const WorkList = longListOf(WorkRow)

/** Counts of open work, up to 100 each. */
export const WorkCounts = z.object({
  mine: z.int().nonnegative(),
  /** How many of these are overdue. */
  overdue: z.int().nonnegative(),
  /** Notes that mention one and that one has not seen yet. */
  mentions: z.int().nonnegative(),
})
export type WorkCounts = z.infer<typeof WorkCounts>

/** A note about an order that mentions the staff member who asks. */
export const Mention = z.object({
  noteId: z.uuid(),
  orderId: z.uuid(),
  /** Number of the order. */
  number: z.string(),
  /** Name of the author. */
  by: z.string(),
  /** The start of the note. */
  words: z.string(),
  at: z.iso.datetime(),
})
export type Mention = z.infer<typeof Mention>

/** Newest first. */
export const MentionList = z.object({ items: z.array(Mention) })
export type MentionList = z.infer<typeof MentionList>

/** Notes that a page has shown, with or without a mention. */
export const MentionsSeenBody = z.strictObject({ noteIds: z.array(z.uuid()).min(1).max(MOST_NOTES_SEEN_AT_ONCE) })

/** Active staff who may read the records of a kind, by name. */
export const OwnersQuery = z.strictObject({ kind: z.enum(assignmentKinds) })
export const OwnerList = z.object({ items: z.array(Colleague) })
export type OwnerList = z.infer<typeof OwnerList>
