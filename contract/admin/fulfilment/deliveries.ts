import { MAX_QUANTITY } from '#domain/cart/cart.ts'
import { deliveryMethods } from '#domain/delivery-zones/delivery-estimate.ts'
import { deliverySlotNames, deliveryStates } from '#domain/fulfilment/delivery-planning.ts'
import { latenessNames } from '#domain/insights/lateness.ts'
import { orderStates } from '#domain/orders/order-states.ts'
import { paymentMethods } from '#domain/payments/payment-methods.ts'
import { DoorPosition } from '#contract/checkout.ts'
import { Day, QueryRowId } from '#contract/common.ts'
import { z } from 'zod'
import { Assignment, OwnerFilter } from '#contract/admin/assignments.ts'
import { listQuery, longListOf } from '#contract/admin/list.ts'

const MAX_REASON_LENGTH = 500
const MAX_LINES = 100
/** Maximum number of days that the calendar shows. */
const MOST_DELIVERY_DAYS = 31

const Slot = z.enum(deliverySlotNames)
const Count = z.int().nonnegative()
/** `none`: districts that are served by arrangement. */
const ZoneChoice = z.union([z.literal('none'), QueryRowId])

export const AdminDeliveryParams = z.strictObject({ id: z.uuid() })

export const AdminDeliveriesQuery = listQuery(['day', 'createdAt', 'deliveredAt'], {
  day: Day.optional(),
  zone: ZoneChoice.optional(),
  slot: Slot.optional(),
  /** `open`: planned or out for delivery. */
  state: z.enum([...deliveryStates, 'open']).optional(),
  /** Home delivery or pickup. */
  kind: z.enum(['delivery', 'pickup']).optional(),
  /** By truck, or carried by hand. */
  vehicle: z.enum(['truck', 'hand']).optional(),
  /** `true`: no day has been chosen yet. */
  undated: z.enum(['true', 'false']).optional(),
  /** Handed over after the promised day (api/sales/fulfilment/promised-deliveries.ts). */
  late: z.enum(['any', ...latenessNames]).optional(),
  /** When they were handed over: days in Nepal, both included. */
  arrivedFrom: Day.optional(),
  arrivedUntil: Day.optional(),
  owner: OwnerFilter.optional(),
})
export type AdminDeliveriesQuery = z.output<typeof AdminDeliveriesQuery>

const Zone = z.object({ id: z.int(), name: z.string() })

/** A delivery for the staff who plan and drive it. It omits the handover code, which the customer must give. */
export const AdminDelivery = z.object({
  id: z.uuid(),
  /** 1 for the order's first delivery; `of` is the total. */
  number: z.int().positive(),
  of: z.int().positive(),
  state: z.enum(deliveryStates),
  /** Date in Nepal; null until a day is chosen. */
  day: z.iso.date().nullable(),
  slot: Slot.nullable(),
  /** Null for pickups and for districts that are served by arrangement. */
  zone: Zone.nullable(),
  isLarge: z.boolean(),
  orderId: z.uuid(),
  /** Order number shown to the buyer. */
  order: z.string(),
  orderState: z.enum(orderStates),
  method: z.enum(deliveryMethods),
  /** Name of the pickup store; '' if none. */
  store: z.string(),
  payment: z.enum(paymentMethods),
  /** Promised arrival dates; null for delivery by arrangement. */
  estimate: z.object({ first: z.iso.date(), last: z.iso.date() }).nullable(),
  /** The person to call, who receives it; '' if the account was deleted, as are the next fields. */
  name: z.string(),
  /** Ten digits. */
  phone: z.string(),
  /** The person of the order, if somebody else receives it; null otherwise. `phone` has ten digits. */
  buyer: z.object({ name: z.string(), phone: z.string() }).nullable(),
  /** On one line. */
  address: z.string(),
  position: DoorPosition,
  district: z.string(),
  floor: z.int().nullable(),
  hasLift: z.boolean(),
  access: z.string(),
  note: z.string(),
  pieces: z.array(z.object({ position: Count, sku: z.string(), title: z.string(), quantity: z.int().positive() })),
  /** Rupees that the buyer pays at handover; on the way those that the mail or SMS named as it left. */
  cash: Count,
  /** Rupees that must arrive before the handover. */
  unpaid: Count,
  /** Number of wrong codes entered. */
  wrongCodes: Count,
  /** Whether a reason replaces the code: all attempts are used up, or the code goes to nobody by email or SMS. */
  isReasonEnough: z.boolean(),
  createdAt: z.iso.datetime(),
  deliveredAt: z.iso.datetime().nullable(),
  assignment: Assignment,
})
export type AdminDelivery = z.infer<typeof AdminDelivery>

/** A delivery after a change of staff. */
export const ChangedDelivery = AdminDelivery.extend({
  /** Whether the buyer got no message about the change, because staff had caused many. */
  isUntold: z.boolean(),
})
export type ChangedDelivery = z.infer<typeof ChangedDelivery>

export const AdminDeliveryList = longListOf(AdminDelivery)

export const AdminDeliveryDaysQuery = z.strictObject({
  from: Day,
  days: z.coerce.number().int().min(1).max(MOST_DELIVERY_DAYS).default(7),
})

/** Capacity and load of each slot in a zone on these days. */
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
      /** Deliveries to districts without a zone; they have no capacity limit. */
      byArrangement: Count,
    }),
  ),
  /** Confirmed deliveries without a day. */
  undated: Count,
  /** Orders waiting at the shop for pickup. */
  pickups: Count,
})
export type AdminDeliveryDays = z.infer<typeof AdminDeliveryDays>

export const AdminDeliverySheetQuery = z.strictObject({ day: Day, zone: ZoneChoice })

/** The driver's list, ordered by slot, then by district and address. */
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
  /** Exceeds the slot's capacity. Only managers may do so, and must give a reason. */
  isOverfilled: z.boolean().default(false),
})
export type PlanDeliveryBody = z.input<typeof PlanDeliveryBody>

export const SplitDeliveryBody = z.strictObject({
  /** Pieces that move to a later delivery. */
  pieces: z
    .array(z.strictObject({ position: z.int32().min(0), quantity: z.int().min(1).max(MAX_QUANTITY) }))
    .min(1)
    .max(MAX_LINES),
  reason: Reason,
})
export type SplitDeliveryBody = z.input<typeof SplitDeliveryBody>

/**
 * The customer's six-digit code or, if `isReasonEnough`, how staff identified the recipient.
 */
export const HandOverBody = z.union([
  z.strictObject({ code: z.string().max(20) }),
  z.strictObject({ reason: z.string().max(MAX_REASON_LENGTH) }),
])
export type HandOverBody = z.input<typeof HandOverBody>

export const DeliveryReasonBody = z.strictObject({ reason: z.string().max(MAX_REASON_LENGTH) })
export type DeliveryReasonBody = z.input<typeof DeliveryReasonBody>
