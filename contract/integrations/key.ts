import { z } from 'zod'
import { apiScopeNames } from '#domain/api-keys/api-keys.ts'

/** The key of the request itself. */
export const OwnKey = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(apiScopeNames)),
  callsPerMinute: z.int(),
  expiresAt: z.iso.datetime(),
})
