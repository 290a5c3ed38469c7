import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { ErrorBody } from '#contract/errors.ts'
import { languages } from '#domain/language/languages.ts'
import { isOfPrograms } from '../platform/http/problem.ts'
import { withoutUnused } from '../platform/http/without-unused.ts'
import { namedSchemas } from './named-schemas.ts'

const describeRoute = createJsonSchemaTransform({ schemaRegistry: namedSchemas })
const describeNamed = createJsonSchemaTransformObject({ schemaRegistry: namedSchemas })

/** Collects the schemas of every route into an OpenAPI 3.1 document; every route may also answer an error. */
export function openApi(publicUrl: string): FastifyDynamicSwaggerOptions {
  return {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Kastha API', version: '1.0.0', description: 'The API of the Kastha furniture store.' },
      servers: [{ url: publicUrl }],
    },
    transform: ({ schema, ...rest }) =>
      // Programs have a document of their own.
      isOfPrograms(rest.url)
        ? { schema: { hide: true }, url: rest.url }
        : inAnyLanguage(
            describeRoute({ ...rest, schema: { ...schema, response: { '4xx': ErrorBody, ...responses(schema) } } }),
          ),
    transformObject: (document) => withoutUnused(describeNamed(document)),
  }
}

function responses(schema: { response?: unknown } | undefined): object {
  return typeof schema?.response === 'object' && schema.response ? schema.response : {}
}

/**
 * Parameter of every call, which the API reads before the call's own search parameters (read-languages.ts).
 */
const LANG = {
  type: 'string',
  enum: languages,
  default: languages[0],
  description: 'The language of the answer: texts of the catalog, `message` and `fields`',
}

type Documented = ReturnType<typeof describeRoute>

function inAnyLanguage({ schema, url }: Documented): Documented {
  if (!url.startsWith('/api/')) return { schema, url }
  const { properties, ...others } = (schema.querystring ?? { type: 'object' }) as { properties?: object }
  return { schema: { ...schema, querystring: { ...others, properties: { ...properties, lang: LANG } } }, url }
}

/** Returns the document without the calls of the back office, and without the schemas that only those use. */
export function publicCalls<Described extends object>(document: Described): Described {
  const { paths = {} } = document as { paths?: object }
  const shown = Object.entries(paths).filter(([path]) => !path.startsWith('/api/admin/'))
  return withoutUnused({ ...document, paths: Object.fromEntries(shown) })
}
