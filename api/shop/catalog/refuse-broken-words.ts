import type { FastifyRequest } from 'fastify'
import { BROKEN_SEARCH } from '#contract/catalog/products.ts'
import { isBroken } from '#domain/catalog/search-words.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { describeFields } from '../../platform/http/errors.ts'

/** Refuses percent escapes that are not valid text (`%FF`). They reach the schema undecoded, like typed percent signs. */
export async function refuseBrokenWords(request: FastifyRequest) {
  const typed = new URL(request.url, 'http://shop.invalid').searchParams.get('q') ?? ''
  const fields = { q: BROKEN_SEARCH }
  if (isBroken(typed)) throw new AppError('invalid_input', describeFields(fields), fields)
}
