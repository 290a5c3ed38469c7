import type { FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

/**
 * For routes below `/user/{id}`, after `authenticate`: everybody has only their own.
 *
 * @throws AppError forbidden for any other id, whether there is such a person or not
 */
export async function onlyOwnId({ params, session }: FastifyRequest): Promise<void> {
  const { id } = params as { id: string }
  if (id.toLowerCase() !== session.userId) throw new AppError('forbidden', 'This is not your account.')
}
