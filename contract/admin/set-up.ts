import { z } from 'zod'

/** Settings that the shop still needs before its first order; empty if none are missing, and in a demo. */
export const SetUpList = z.object({
  items: z.array(
    z.object({
      text: z.string(),
      /** Back-office page, below /admin, where an owner adds it; null if it is an environment variable. */
      remedy: z.object({ label: z.string(), path: z.string() }).nullable(),
    }),
  ),
})
export type SetUpList = z.infer<typeof SetUpList>
