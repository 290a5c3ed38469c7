import { ChosenColor } from '#contract/catalog/colors.ts'
import { Business, Recipient } from '#contract/checkout.ts'
import { reply } from '#contract/common.ts'
import { paymentMethods } from '#domain/payments/payment-methods.ts'
import { z } from 'zod'

/** Adds the items of a past order to the cart again. */
export const ReorderReply = reply({
  /** Number of pieces added to the cart. */
  added: z.int(),
  /** Items that the shop no longer has, or not in full. */
  missed: z.array(
    z.object({
      name: z.string(),
      color: ChosenColor.nullable(),
      size: z.string().nullable(),
      type: z.string().nullable(),
      wanted: z.int(),
      kept: z.int(),
    }),
  ),
  /**
   * What its buyer entered, for the form of the next order; null once the account was deleted, or the recipient on
   * request. `phone` has ten digits. Where somebody else received the order, `recipient` names them, and the address is
   * theirs. `business` is the one that the invoice was for.
   */
  buyer: z
    .object({
      name: z.string(),
      phone: z.string(),
      email: z.string(),
      province: z.string(),
      district: z.string(),
      city: z.string(),
      ward: z.int().nullable(),
      street_address: z.string(),
      landmark: z.string(),
      position: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
      apartment: z.string(),
      zip: z.string(),
      floor: z.int().nullable(),
      hasLift: z.boolean(),
      access: z.string(),
      recipient: Recipient.nullable(),
      business: Business.nullable(),
      payment: z.enum(paymentMethods),
    })
    .nullable(),
})
export type ReorderReply = z.infer<typeof ReorderReply>
