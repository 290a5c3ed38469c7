import { z } from 'zod'

export const IdempotencyHeaders = z.looseObject({
  'idempotency-key': z
    .string('Must be given: a new one for each order, the same one for each try of it')
    .regex(/^[\x21-\x7e]{1,200}$/, 'Must be 1 to 200 visible ASCII signs'),
})

/** Headers of calls that also work without a key; then every request is executed. */
export const OptionalIdempotencyHeaders = IdempotencyHeaders.partial()
