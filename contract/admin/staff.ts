import { staffRoles } from '#domain/staff.ts'
import { z } from 'zod'

const MAX_TEXT_LENGTH = 400

export const StaffLoginBody = z.strictObject({
  email: z.string().max(MAX_TEXT_LENGTH),
  password: z.string().max(MAX_TEXT_LENGTH),
  /** Of the second factor: six digits of the app, or a recovery code. */
  code: z.string().max(40).optional(),
})
export type StaffLoginBody = z.infer<typeof StaffLoginBody>

/** Who is logged in to the back office, and what they may do there. */
export const StaffMe = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  permissions: z.array(z.string()),
  hasTotp: z.boolean(),
  /** Everything else is refused until they have. */
  mustSetUpTotp: z.boolean(),
})
export type StaffMe = z.infer<typeof StaffMe>

export const StaffLoginReply = z.object({ staff: StaffMe })
