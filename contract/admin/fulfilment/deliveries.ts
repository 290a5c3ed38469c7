import { MAX_QUANTITY } from '#domain/cart/cart.ts'
import { deliveryMethods } from '#domain/delivery-zones/delivery-estimate.ts'
import { deliverySlotNames, deliveryStates } from '#domain/fulfilment/delivery-planning.ts'
import { orderStates } from '#domain/orders/order-states.ts'
import { paymentMethods } from '#domain/payments/payment-methods.ts'
import { Day, QueryRowId } from '#contract/common.ts'
import { z } from 'zod'
import { listOf, listQuery } from '#contract/admin/list.ts'

const MAX_REASON_LENGTH = 500
const MAX_LINES = 100
/** How many days the calendar shows at most. */
const MOST_DELIVERY_DAYS = 31

const Slot = z.enum(deliverySlotNames)
const Count = z.int().nonnegative()
/** `none`: of districts that are served by arrangement. */
const ZoneChoice = z.union([z.literal('none'), QueryRowId])

export const AdminDeliveryParams = z.strictObject({ id: z.uuid() })

export const AdminDeliveriesQuery = listQuery(['day', 'createdAt', 'deliveredAt'], {
  day: Day.optional(),
  zone: ZoneChoice.optional(),
  slot: Slot.optional(),
  /** `open`: planned or out. */
  state: z.enum([...deliveryStates, 'open']).optional(),
  /** Whether it is brought, or collected at the shop. */
  kind: z.enum(['delivery', 'pickup']).optional(),
  /** `true`: nobody has chosen a day yet. */
  undated: z.enum(['true', 'false']).optional(),
})
export type AdminDeliveriesQuery = z.output<typeof AdminDeliveriesQuery>

const Zone = z.object({ id: z.int(), name: z.string() })

/** A delivery for the staff who plan and bring it. It omits the customer's code, which the customer names. */
export const AdminDelivery = z.object({
  id: z.uuid(),
  /** 1 for the first of its order, which has `of` in all. */
  number: z.int().positive(),
  of: z.int().positive(),
  state: z.enum(deliveryStates),
  /** In Nepal; null until somebody has chosen. */
  day: z.iso.date().nullable(),
  slot: Slot.nullable(),
  /** Null for a pickup, and for a district that is served by arrangement. */
  zone: Zone.nullable(),
  isLarge: z.boolean(),
  orderId: z.uuid(),
  /** The number that its buyer knows. */
  order: z.string(),
  orderState: z.enum(orderStates),
  method: z.enum(deliveryMethods),
  /** Name of the store at which it is collected; '' for none. */
  store: z.string(),
  payment: z.enum(paymentMethods),
  /** Days on which it was said to arrive; null by arrangement. */
  estimate: z.object({ first: z.iso.date(), last: z.iso.date() }).nullable(),
  /** '' once the account behind it was deleted; so are the next ones. */
  name: z.string(),
  /** Ten digits. */
  phone: z.string(),
  /** Without the district. */
  address: z.string(),
  district: z.string(),
  floor: z.int().nullable(),
  hasLift: z.boolean(),
  access: z.string(),
  note: z.string(),
  pieces: z.array(z.object({ position: Count, sku: z.string(), title: z.string(), quantity: z.int().positive() })),
  /** Rupees that its buyer pays when it is handed over, where earlier ones are handed over before. */
  cash: Count,
  /** Rupees that have to arrive before it can be handed over. */
  unpaid: Count,
  /** Wrong codes said so far. */
  wrongCodes: Count,
  /** Whether a reason is enough to hand it over: its codes are used up, or there is no email address to send one to. */
  isReasonEnough: z.boolean(),
  createdAt: z.iso.datetime(),
  deliveredAt: z.iso.datetime().nullable(),
})
export type AdminDelivery = z.infer<typeof AdminDelivery>

export const AdminDeliveryList = listOf(AdminDelivery)

export const AdminDeliveryDaysQuery = z.strictObject({
  from: Day,
  days: z.coerce.number().int().min(1).max(MOST_DELIVERY_DAYS).default(7),
})

/** What each slot of these days can take in a zone and has taken. */
export const AdminDeliveryDays = z.object({
  days: z.array(
    z.object({
      day: z.iso.date(),
      zones: z.array(
        Zone.extend({
          slots: z.array(
            z.object({ slot: Slot, taken: Count, capacity: Count, takenTruck: Count, truckCapacity: Count }),
          ),
        }),
      ),
      /** Deliveries to districts without a zone, which have no capacity. */
      byArrangement: Count,
    }),
  ),
  /** Confirmed, with no day yet. */
  undated: Count,
  /** Waiting at the shop to be collected. */
  pickups: Count,
})
export type AdminDeliveryDays = z.infer<typeof AdminDeliveryDays>

export const AdminDeliverySheetQuery = z.strictObject({ day: Day, zone: ZoneChoice })

/** What a driver takes along: in the order of slots, then by district and address. */
export const AdminDeliverySheet = z.object({
  day: z.iso.date(),
  zone: z.string(),
  deliveries: z.array(AdminDelivery),
  totals: z.object({ deliveries: Count, pieces: Count, truck: Count, cash: Count }),
})
export type AdminDeliverySheet = z.infer<typeof AdminDeliverySheet>

const Reason = z.string().max(MAX_REASON_LENGTH).default('')

export const PlanDeliveryBody = z.strictObject({
  day: Day,
  slot: Slot,
  reason: Reason,
  /** Beyond what the slot can take: for managers, with a reason. */
  isOverfilled: z.boolean().default(false),
})
export type PlanDeliveryBody = z.input<typeof PlanDeliveryBody>

export const SplitDeliveryBody = z.strictObject({
  /** What follows later. */
  pieces: z
    .array(z.strictObject({ position: z.int32().min(0), quantity: z.int().min(1).max(MAX_QUANTITY) }))
    .min(1)
    .max(MAX_LINES),
  reason: Reason,
})
export type SplitDeliveryBody = z.input<typeof SplitDeliveryBody>

/** The six digits that the buyer says; or, once these are used up, how else these are known to be the right hands. */
export const HandOverBody = z.union([
  z.strictObject({ code: z.string().max(20) }),
  z.strictObject({ reason: z.string().max(MAX_REASON_LENGTH) }),
])
export type HandOverBody = z.input<typeof HandOverBody>

export const DeliveryReasonBody = z.strictObject({ reason: z.string().max(MAX_REASON_LENGTH) })
export type DeliveryReasonBody = z.input<typeof DeliveryReasonBody>
