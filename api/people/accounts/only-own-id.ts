import type { FastifyRequest } from 'fastify'
import { AppError } from '../../platform/errors/app-error.ts'

/**
 * Restricts routes under `/user/{id}` to the user's own id. Runs after `authenticate`.
 *
 * @throws AppError forbidden for any other id, whether or not it exists
 */
export async function onlyOwnId({ params, session }: FastifyRequest): Promise<void> {
  const { id } = params as { id: string }
  if (id.toLowerCase() !== session.userId) throw new AppError('forbidden', 'This is not your account.')
}
