import type { ApiKey, ApiKeyBody, ApiKeysQuery, NewApiKey } from '#contract/admin/api-keys.ts'
import { apiScopes, MAX_ACTIVE_KEYS } from '#domain/api-keys/api-keys.ts'
import { mayDo, type StaffRole } from '#domain/staff/staff.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { say } from '../../platform/language/sentence.ts'
import { refuseNameOfPerson } from '../staff/staff-name.ts'
import { drawKey } from './key-form.ts'
import { findKey, insertKey, listKeys, lockAndCountKeys, revokeKey, type StoredKey } from './key-queries.ts'
import { stateOf } from './key-rights.ts'

const DAY_MS = 86_400_000

type Shop = { db: Db; managersNeedTotp: boolean }

export async function listApiKeys(shop: Shop, query: ApiKeysQuery): Promise<{ items: ApiKey[]; total: number }> {
  const { found, total } = await listKeys(shop.db, query)
  return { items: found.map((one) => presentKey(one, shop)), total }
}

/** @throws AppError not_found */
export async function showApiKey(shop: Shop, id: string): Promise<ApiKey> {
  const found = await findKey(shop.db, id)
  if (!found) throw keyNotFound()
  return presentKey(found, shop)
}

/**
 * Makes a key. Its token is in the answer only; the database has a hash.
 *
 * @throws AppError forbidden for a scope beyond the maker's role; invalid_input for a name that no colleague could have;
 *         conflict for a colleague's name, and when there are too many keys
 */
export async function makeApiKey(
  shop: Shop,
  { name, scopes, days, callsPerMinute }: ApiKeyBody,
  by: { id: string; role: StaffRole },
): Promise<NewApiKey> {
  const beyond = scopes.filter((scope) => !mayDo(by.role, apiScopes[scope]))
  if (beyond.length > 0) throw new AppError('forbidden', say('api-keys.beyond-role', { scopes: beyond.join(', ') }))
  const { id, token, tokenHash } = drawKey()
  return shop.db.transaction(async (tx) => {
    if ((await lockAndCountKeys(tx)) >= MAX_ACTIVE_KEYS) {
      throw new AppError('conflict', say('api-keys.too-many', { most: MAX_ACTIVE_KEYS }))
    }
    await refuseNameOfPerson(
      tx,
      name,
      'A colleague has this name. Please name the key after the program that will use it.',
    )
    const createdAt = new Date()
    const expiresAt = new Date(createdAt.getTime() + days * DAY_MS)
    await insertKey(tx, { id, name, staffId: by.id, tokenHash, scopes, callsPerMinute, createdAt, expiresAt })
    return { ...(await showApiKey({ ...shop, db: tx }, id)), token }
  })
}

/**
 * Revokes a key: calls that begin afterwards are refused.
 *
 * @throws AppError not_found; conflict when it was revoked before
 */
export async function revokeApiKey(shop: Shop, id: string): Promise<ApiKey> {
  return shop.db.transaction(async (tx) => {
    const isRevoked = await revokeKey(tx, id)
    const shown = await showApiKey({ ...shop, db: tx }, id)
    if (!isRevoked) throw new AppError('conflict', 'This key was revoked before.')
    return shown
  })
}

function presentKey(stored: StoredKey, shop: Shop): ApiKey {
  const { id, name, scopes, callsPerMinute, createdAt, expiresAt, lastUsedAt } = stored.key
  return {
    id,
    name,
    scopes,
    callsPerMinute,
    state: stateOf(stored, shop),
    madeBy: stored.maker.name,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }
}

function keyNotFound(): AppError {
  return new AppError('not_found', 'There is no such key.')
}
