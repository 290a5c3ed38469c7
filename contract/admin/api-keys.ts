import { z } from 'zod'
import { isOneLine } from '#domain/text.ts'
import { apiScopeNames, keyPaces, MAX_KEY_DAYS, USUAL_KEY_DAYS } from '#domain/api-keys/api-keys.ts'
import { listOf, listQuery } from './list.ts'

const MAX_NAME_LENGTH = 80
const keyStates = ['active', 'expired', 'revoked', 'idle'] as const

const Scope = z.enum(apiScopeNames)
const Pace = z.literal([...keyPaces])

/** `days` is the lifetime from now on. */
export const ApiKeyBody = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'Please name it after the program that will use it')
    .max(MAX_NAME_LENGTH)
    .refine(isOneLine, 'Must be one line'),
  scopes: z
    .array(Scope)
    .min(1, 'Choose at least one')
    .max(apiScopeNames.length)
    .transform((given) => apiScopeNames.filter((scope) => given.includes(scope))),
  days: z.int().min(1).max(MAX_KEY_DAYS).default(USUAL_KEY_DAYS),
  callsPerMinute: Pace.default(keyPaces[1]),
})
export type ApiKeyBody = z.infer<typeof ApiKeyBody>

/** A key of a program, without the key itself. */
export const ApiKey = z.object({
  /** Without its hyphens, the first 32 characters of the key after `kastha_`. */
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(Scope),
  callsPerMinute: z.int(),
  /** `idle`: its maker may not do this any more, so it opens nothing. */
  state: z.enum(keyStates),
  madeBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** To ten minutes; null before the first use. */
  lastUsedAt: z.iso.datetime().nullable(),
})
export type ApiKey = z.infer<typeof ApiKey>

/** `token` is the key itself, which is shown only once. */
export const NewApiKey = ApiKey.extend({ token: z.string() })
export type NewApiKey = z.infer<typeof NewApiKey>

export const ApiKeysQuery = listQuery(['createdAt', 'name', 'expiresAt', 'lastUsedAt'], {
  state: z.enum(['active', 'expired', 'revoked']).optional(),
})
export type ApiKeysQuery = z.output<typeof ApiKeysQuery>
export const ApiKeyList = listOf(ApiKey)
export const ApiKeyParams = z.strictObject({ id: z.uuid() })
