import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { ErrorBody } from '#contract/errors.ts'
import { languages } from '#domain/language/languages.ts'

/** Collects the schemas of every route into an OpenAPI 3.1 document; every route may also answer an error. */
export function openApi(publicUrl: string): FastifyDynamicSwaggerOptions {
  return {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Kastha API', version: '1.0.0', description: 'The API of the Kastha furniture store.' },
      servers: [{ url: publicUrl }],
    },
    transform: ({ schema, ...rest }) =>
      inAnyLanguage(
        jsonSchemaTransform({ ...rest, schema: { ...schema, response: { '4xx': ErrorBody, ...responses(schema) } } }),
      ),
    transformObject: jsonSchemaTransformObject,
  }
}

function responses(schema: { response?: unknown } | undefined): object {
  return typeof schema?.response === 'object' && schema.response ? schema.response : {}
}

/**
 * Parameter of every call, which the API reads before the call's own search parameters (language/read-languages.ts).
 */
const LANG = {
  type: 'string',
  enum: languages,
  default: languages[0],
  description: 'The language of the answer: texts of the catalog, `message` and `fields`',
}

type Documented = ReturnType<typeof jsonSchemaTransform>

function inAnyLanguage({ schema, url }: Documented): Documented {
  if (!url.startsWith('/api/')) return { schema, url }
  const { properties, ...others } = (schema.querystring ?? { type: 'object' }) as { properties?: object }
  return { schema: { ...schema, querystring: { ...others, properties: { ...properties, lang: LANG } } }, url }
}

/** Returns the document without the calls of the back office. */
export function publicCalls<Described extends object>(document: Described): Described {
  const { paths = {} } = document as { paths?: object }
  const shown = Object.entries(paths).filter(([path]) => !path.startsWith('/api/admin/'))
  return { ...document, paths: Object.fromEntries(shown) }
}
