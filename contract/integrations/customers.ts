import { z } from 'zod'
import { languages } from '#domain/language/languages.ts'
import { Rupees } from '#contract/common.ts'
import { Instant, PageQuery, updatedSince } from './parts.ts'

/** A customer with an account. Sums exclude cancelled and returned orders. */
export const ApiCustomer = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().describe('Such as +9779841234567; empty if not given'),
  language: z.enum(languages),
  createdAt: Instant,
  updatedAt: Instant,
  isBlocked: z.boolean(),
  orderCount: z.int(),
  spent: Rupees,
  lastOrderAt: Instant.nullable(),
})
export type ApiCustomer = z.infer<typeof ApiCustomer>

export const ApiCustomersQuery = PageQuery.extend(updatedSince)
export type ApiCustomersQuery = z.output<typeof ApiCustomersQuery>

export const UuidAsked = z.strictObject({ id: z.uuid() })
