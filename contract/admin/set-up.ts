import { setUpPoints } from '#domain/set-up/set-up-points.ts'
import { z } from 'zod'

const MAX_REASON_LENGTH = 300

/** Every point of the set-up with its state; empty in a demo that is not in production. It contains no secret. */
export const SetUpList = z.object({
  items: z.array(
    z.object({
      point: z.enum(setUpPoints),
      /** A dismissed point is missing too: an owner has said why that is fine. */
      state: z.enum(['missing', 'dismissed', 'done']),
      title: z.string(),
      /** What is missing and what to do; '' if done. */
      text: z.string(),
      /** Back-office page, below /admin, that mends it or has the instructions; null while nobody can log in. */
      remedy: z.object({ label: z.string(), path: z.string() }).nullable(),
      dismissal: z.object({ reason: z.string(), by: z.string(), at: z.iso.datetime() }).nullable(),
    }),
  ),
})
export type SetUpList = z.infer<typeof SetUpList>

export const SetUpPointParams = z.object({ point: z.enum(setUpPoints) })
export const DismissSetUpBody = z.strictObject({
  reason: z.string().trim().min(1, 'Please say why').max(MAX_REASON_LENGTH),
})
