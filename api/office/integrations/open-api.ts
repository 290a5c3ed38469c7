import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import type { FastifySchema } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { ApiScope } from '#domain/api-keys/api-keys.ts'
import { Problem } from '#contract/integrations/problem.ts'
import { PROBLEM_TYPE } from '../../platform/http/problem.ts'
import { withoutUnused } from '../../platform/http/without-unused.ts'
import { programSchemas } from './program-schemas.ts'

const describeRoute = createJsonSchemaTransform({ schemaRegistry: programSchemas })
const describeNamed = createJsonSchemaTransformObject({ schemaRegistry: programSchemas })

const KEY = 'key'

const INTRODUCTION = `The API of the Kastha furniture store for programs.

- A key of the back office in each request: \`Authorization: Bearer kastha_…\`.
- Amounts are whole rupees, VAT included. Points in time are UTC; days are those of Nepal.
- Lists come oldest first in pages: send \`nextCursor\` as \`cursor\` until it is null.
- Calls that add something need an \`Idempotency-Key\`. A repeated one gets the first answer for 24 hours.
- Refusals are problem details (RFC 9457); programs decide by \`code\`. After a 429 or 503 wait for \`Retry-After\` seconds.
- Answers may get further fields and further values at any time; programs ignore what they do not know.`

/** Refusals that every call may answer with. */
const refusals: Record<number, string> = {
  400: 'Something in the request is wrong; `errors` names the fields',
  401: 'No valid key',
  403: 'The key lacks the scope, or its maker the right',
  429: 'Too many calls; `Retry-After` says when to try again',
  503: 'Busy; `Retry-After` says when to try again',
}
const ofOne = { 404: 'Not found' }
const ofActs = {
  409: 'Not possible now (`conflict`), changed meanwhile (`stale`), or the first try is under way (`key_in_use`)',
  422: 'The Idempotency-Key came with another request before (`key_reused`)',
}

/** Describes the routes of one scope as an OpenAPI 3.1 document, from which clients can be generated. */
export function programDocument(publicUrl: string): FastifyDynamicSwaggerOptions {
  return {
    decorator: 'programDocument' as 'swagger',
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kastha API for programs',
        version: '1.0.0',
        description: INTRODUCTION,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: publicUrl }],
      tags: ['Key', 'Orders', 'Products', 'Stock', 'Customers', 'Invoices', 'Payments', 'Webhooks'].map((name) => ({
        name,
      })),
      components: {
        securitySchemes: {
          [KEY]: { type: 'http', scheme: 'bearer', description: 'An API key of the back office: kastha_…' },
        },
      },
    },
    transform: (described) => {
      const { schema, route } = described
      if (schema.hide) return { schema, url: described.url }
      const { scope } = route.config ?? {}
      return describeRoute({ ...described, schema: withRefusals(schema, scope as ApiScope | 'any') })
    },
    transformObject: (document) => withoutUnused(describeNamed(document)),
  }
}

function withRefusals(schema: FastifySchema, scope: ApiScope | 'any'): FastifySchema {
  const { response, description = '', params, headers } = schema
  const { 200: answer } = response as { 200: unknown }
  const possible = { ...refusals, ...(params !== undefined && ofOne), ...(headers !== undefined && ofActs) }
  const problems = Object.entries(possible).map(([status, meaning]) => {
    return [status, { description: meaning, content: { [PROBLEM_TYPE]: { schema: Problem } } }]
  })
  const needs = scope === 'any' ? 'Any key may call it.' : `Needs the scope \`${scope}\`.`
  return {
    ...schema,
    description: [description, needs].filter(Boolean).join(' '),
    security: [{ [KEY]: scope === 'any' ? [] : [scope] }],
    response: {
      200: { description: 'Done', content: { 'application/json': { schema: answer } } },
      ...Object.fromEntries(problems),
    },
  }
}
