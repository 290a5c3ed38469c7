import { z } from 'zod'

/** What the shop still lacks before its first order; empty once nothing is missing, and in a demo. */
export const SetUpList = z.object({
  items: z.array(
    z.object({
      text: z.string(),
      /** The page of the back office where an owner adds it, below /admin; null for a variable of the next start. */
      remedy: z.object({ label: z.string(), path: z.string() }).nullable(),
    }),
  ),
})
export type SetUpList = z.infer<typeof SetUpList>
