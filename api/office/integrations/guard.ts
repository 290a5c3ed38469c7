import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { keyPaces, LAST_USE_MINUTES, type ApiScope } from '#domain/api-keys/api-keys.ts'
import { BudgetedCache } from '../../platform/cache/budgeted-cache.ts'
import type { Db } from '../../platform/db/client.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { endTurn } from '../../platform/http/network-turns.ts'
import { NOTHING_RUNS } from '../../platform/http/security-headers.ts'
import { noteWhatIsShown } from '../../platform/personal-reads/note-reads.ts'
import { clientNetwork } from '../../platform/rate-limits/client-network.ts'
import { ownLimit, type Limit } from '../../platform/rate-limits/limit.ts'
import { actAs } from '../../platform/records/act-as.ts'
import { readOnly } from '../../platform/records/read-only.ts'
import { readKey, type GivenKey } from '../api-keys/key-form.ts'
import { nameOfKey } from '../../platform/records/actor-names.ts'
import { findKey, touchKey, type StoredKey } from '../api-keys/key-queries.ts'
import { opens, stateOf } from '../api-keys/key-rights.ts'

const BODY_LIMIT_BYTES = 512 * 1024
const MINUTE_S = 60
const DAY_MS = 86_400_000
const KNOWN_BYTES = 256 * 1024

declare module 'fastify' {
  interface FastifyRequest {
    /** The key of the program that calls, and its maker; set only on routes under /api/v1. */
    apiKey: StoredKey
  }
  interface FastifyContextConfig {
    /** Scope that a route under /api/v1 requires; `any`: a key is enough; `none`: it is open. */
    scope?: ApiScope | 'any' | 'none'
  }
}

/**
 * Guards every call of /api/v1 by its key: the scope that the route names is checked before a body is read. Cookies
 * open nothing here. In this scope `app.db` is read-only; changes go through `request.staffDb`, in the name of the
 * key. Call it before adding the scope's routes.
 *
 * @throws Error for a route that names no scope, so that the server does not start
 */
export function guardByKey(scope: FastifyInstance): void {
  const { db } = scope
  const known = knownWays()
  const pace = pacesOf()
  scope.decorate('db', readOnly(db))
  scope.decorateRequest('apiKey')
  scope.decorateRequest('staffDb')
  scope.addHook('onRoute', (route) => {
    if (route.config?.scope === undefined) throw new Error(`${String(route.method)} ${route.url} names no scope`)
    route.bodyLimit ??= BODY_LIMIT_BYTES
  })
  scope.addHook('onRequest', async (request, reply: FastifyReply) => {
    reply.headers({ 'cache-control': 'no-store', 'content-security-policy': NOTHING_RUNS })
    const needed = request.routeOptions.config.scope!
    if (needed === 'none') return
    const stored = await authenticate(db, request, known)
    await pace(stored)
    request.turnOwner = `key ${stored.key.id}`
    endTurn(request)
    await scope.takeTurn(request)
    refuseWithout(stored, needed, scope.managersNeedTotp)
    await touchIfOld(db, stored)
    request.apiKey = stored
    const call = `${request.method} ${request.routeOptions.url}`
    request.staffDb = actAs(db, { staff: actorOf(stored), call, requestId: request.id })
  })
  noteWhatIsShown(scope, db, ({ apiKey }) => actorOf(apiKey))
}

/** Returns a key as the audit log names it: it has the rights of its maker, and acts as itself. */
export function actorOf({ key: { id, name } }: StoredKey): { id: string; name: string } {
  return { id, name: nameOfKey(name) }
}

/**
 * Finds the key of a request. What we never issued costs no query. A network that sends many wrong keys is refused for
 * a minute, except the keys that have worked from there: others behind its address lose nothing.
 */
async function authenticate(db: Db, request: FastifyRequest, known: BudgetedCache<true>): Promise<StoredKey> {
  const { wrongApiKeys } = request.server.addressLimits
  const given = readKey(request.headers.authorization)
  const way = `${clientNetwork(request.ip)} ${given?.id}`
  if (!known.get(way)) await wrongApiKeys.refuse(request.ip)
  const stored = given && (await findKey(db, given.id))
  if (!given || !isRight(given, stored)) {
    await wrongApiKeys.take(request.ip)
    throw new AppError('unauthorized', 'Send a valid API key: Authorization: Bearer kastha_…')
  }
  known.set(way, true)
  return stored
}

const NO_HASH = Buffer.alloc(32)

/** Compares also when there is no such key, in a time that tells nothing. */
function isRight({ tokenHash }: GivenKey, stored: StoredKey | undefined): stored is StoredKey {
  return timingSafeEqual(tokenHash, stored?.key.tokenHash ?? NO_HASH) && stored !== undefined
}

function refuseWithout(stored: StoredKey, needed: ApiScope | 'any', managersNeedTotp: boolean): void {
  const state = stateOf(stored, { managersNeedTotp })
  if (state === 'revoked') throw new AppError('unauthorized', 'This API key was revoked.')
  if (state === 'expired') throw new AppError('unauthorized', 'This API key has expired.')
  if (state === 'idle') throw new AppError('forbidden', 'The person who made this API key may not use keys any more.')
  if (needed !== 'any' && !opens(stored, needed)) {
    throw new AppError('forbidden', `This API key lacks the scope ${needed}.`)
  }
}

const LAST_USE_MS = LAST_USE_MINUTES * 60_000

async function touchIfOld(db: Db, { key: { id, lastUsedAt } }: StoredKey): Promise<void> {
  if (lastUsedAt === null || Date.now() - lastUsedAt.getTime() > LAST_USE_MS) await touchKey(db, id)
}

/** Networks together with the keys that worked from there. */
function knownWays(): BudgetedCache<true> {
  return new BudgetedCache<true>({ name: 'known api keys', maxBytes: KNOWN_BYTES, bytesOf: () => 100, keptMs: DAY_MS })
}

/** Counts the calls of each key, in this process. @throws AppError too_many_requests */
function pacesOf(): (stored: StoredKey) => Promise<void> {
  const limits = new Map<number, Limit>(
    keyPaces.map((most) => [most, ownLimit({ name: `calls of keys, ${most} a minute`, most, withinS: MINUTE_S })]),
  )
  return async ({ key }) => limits.get(key.callsPerMinute)?.take(key.id)
}
