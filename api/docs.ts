import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger'
import reference from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { ErrorBody } from '#contract/errors.ts'
import { languages } from '#domain/languages.ts'

/** Nothing on this page may come from, or go to, anybody else. */
const OWN_ORIGIN_ONLY =
  "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Collects the schemas of every route into an OpenAPI 3.1 document; each may also answer an error. */
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

/** Taken by every call of the API before its own search parameters are looked at (language/read-languages.ts). */
const LANG = {
  type: 'string',
  enum: languages,
  default: languages[0],
  description: 'The language of the answer: texts of the catalogue, `message` and `fields`',
}

type Documented = ReturnType<typeof jsonSchemaTransform>

function inAnyLanguage({ schema, url }: Documented): Documented {
  if (!url.startsWith('/api/')) return { schema, url }
  const { properties, ...others } = (schema.querystring ?? { type: 'object' }) as { properties?: object }
  return { schema: { ...schema, querystring: { ...others, properties: { ...properties, lang: LANG } } }, url }
}

/** The document as a page to read and try, at /api/docs; as data at /api/docs/openapi.json. */
export async function docsPage(app: FastifyInstance) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', OWN_ORIGIN_ONLY)
  })
  await app.register(reference, {
    routePrefix: '/api/docs',
    configuration: {
      pageTitle: 'Kastha API',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  })
}
