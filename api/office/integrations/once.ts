import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../platform/db/client.ts'
import { Conflict, retryConflicts } from '../../platform/db/retry-conflicts.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import {
  answerAad,
  answerKey,
  holdKey,
  putKeyDown,
  readKey,
  type OnceKey,
} from '../../platform/idempotency/key-queries.ts'
import { decrypt, encrypt } from '../../platform/secrets/encryption.ts'
import { sha256 } from '../../platform/secrets/hash.ts'

const OK = 200

/**
 * Runs an act of a program once for each Idempotency-Key, in one transaction with the key: a crash leaves both or
 * neither. A repeated request gets the first answer, with `idempotency-replayed: true`, for 24 hours. A refused act
 * leaves no key and may be tried again.
 *
 * @param act  changes something by the given database alone
 * @throws AppError key_in_use while the first request runs; key_reused for another request with the same key
 * @source https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
export async function once<Answer extends object>(
  request: FastifyRequest,
  reply: FastifyReply,
  act: (db: Db) => Promise<Answer>,
): Promise<Answer> {
  const { dataKey } = request.server.secrets
  const asked = onceKey(request)
  const aad = answerAad(asked)
  return retryConflicts(() =>
    request.staffDb.transaction(async (tx) => {
      if (!(await holdKey(tx, asked))) {
        throw new AppError(
          'key_in_use',
          'The first request with this Idempotency-Key is still under way.',
          undefined,
          1,
        )
      }
      if (await putKeyDown(tx, asked)) {
        const answer = await act(tx)
        await answerKey(tx, asked, OK, encrypt(dataKey, JSON.stringify(answer), aad))
        return answer
      }
      const before = await readKey(tx, asked)
      if (!before) throw new Conflict('The key was cleaned up meanwhile')
      if (!before.request.equals(asked.request)) {
        throw new AppError('key_reused', 'This Idempotency-Key came with another request before.')
      }
      reply.header('idempotency-replayed', 'true')
      return JSON.parse(decrypt(dataKey, before.answer, aad)) as Answer
    }),
  )
}

/** The validated body has its fields in the contract's order, so equal bodies are equal texts. */
function onceKey({ apiKey, method, url, body, headers }: FastifyRequest): OnceKey {
  return {
    owner: sha256(`api key ${apiKey.key.id}`),
    key: String(headers['idempotency-key']),
    request: sha256(JSON.stringify([method, url, body ?? null])),
  }
}
