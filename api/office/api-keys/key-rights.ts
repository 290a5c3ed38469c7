import type { ApiKey } from '#contract/admin/api-keys.ts'
import { apiScopes, type ApiScope } from '#domain/api-keys/api-keys.ts'
import { mayDo, needsTotp } from '#domain/staff/staff.ts'
import type { StoredKey } from './key-queries.ts'

/** How the shop runs: whether owners and managers need a second factor. */
type Rule = { managersNeedTotp: boolean }

export function stateOf(stored: StoredKey, rule: Rule, now = new Date()): ApiKey['state'] {
  const { revokedAt, expiresAt } = stored.key
  if (revokedAt !== null) return 'revoked'
  if (expiresAt <= now) return 'expired'
  return isMakerIn(stored, rule) ? 'active' : 'idle'
}

/** Whether the maker still works here, may still make keys, and could log in to do so. */
function isMakerIn({ maker, isTotpRequired }: StoredKey, { managersNeedTotp }: Rule): boolean {
  const lacksTotp = needsTotp(maker.role, { isRequired: isTotpRequired, managersNeedTotp }) && maker.totpSince === null
  return maker.disabledAt === null && mayDo(maker.role, 'keys.write') && !lacksTotp
}

/** Whether a key has a scope, and its maker the right behind it. */
export function opens({ key, maker }: StoredKey, scope: ApiScope): boolean {
  return key.scopes.includes(scope) && mayDo(maker.role, apiScopes[scope])
}
