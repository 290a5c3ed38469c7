import { Plan } from '#contract/planner.ts'
import { z } from 'zod'

/** A plan that a shopper sent, and what its products cost today. */
export const StaffPlan = z.object({
  plan: Plan,
  /** The plan's furniture, equal pieces together. */
  pieces: z.array(
    z.object({
      /** As in the plan, like the measures in millimeters. */
      name: z.string(),
      width: z.int(),
      depth: z.int(),
      height: z.int(),
      quantity: z.int(),
      /** Null for the shopper's own furniture. */
      product: z
        .object({
          /** Null if the shop no longer has it. */
          id: z.int().nullable(),
          /** The variant's price today, in whole rupees; null while shoppers cannot buy it. */
          price: z.int().nullable(),
          /** Pieces of the product, in any variant, in the sender's orders without cancelled and returned ones. */
          bought: z.int(),
        })
        .nullable(),
    }),
  ),
})
export type StaffPlan = z.infer<typeof StaffPlan>
