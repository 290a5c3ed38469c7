import { z } from 'zod'
import { CustomForm } from '#contract/custom-requests.ts'
import { DamageFields, ReturnFields } from '#contract/fulfilment.ts'
import { NewReviewFields, ReviewFields } from '#contract/reviews.ts'
import type { Schema } from './schema-values.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * A call of the API. `schema` is that of `{ path, query, headers, body }`; for a form, `body` is the schema of its
 * texts.
 */
export type Call = {
  /** Readable name: `PUT /api/addresses/{id}`. */
  name: string
  method: Method
  path: string
  schema: Schema & { properties: Record<'path' | 'query' | 'headers', Schema> & { body?: Schema } }
  /** Field of the files, when the body is a form. */
  files?: string
}

type Parameter = { in: 'path' | 'query' | 'header'; name: string; required?: boolean; schema: Schema }
type Operation = { parameters?: Parameter[]; requestBody?: { content: Record<string, { schema: Schema }> } }
type Document = {
  paths: Record<string, Record<string, Operation>>
  components?: { schemas: Record<string, Schema> }
}

/** The forms, which the document does not describe: their texts, and the field of their files. */
const forms: Record<string, { files: string; fields?: z.ZodObject }> = {
  'POST /api/custom-orders': { files: 'photos', fields: CustomForm },
  'POST /api/reviews': { files: 'photos', fields: NewReviewFields },
  'PUT /api/reviews/{reviewId}': { files: 'photos', fields: ReviewFields },
  'POST /api/orders/{orderId}/damage': { files: 'photos', fields: DamageFields },
  'POST /api/orders/{orderId}/returns': { files: 'photos', fields: ReturnFields },
  'POST /api/orders/{orderId}/voucher': { files: 'photo' },
  'PUT /api/user/user-avatar': { files: 'avatar' },
  'POST /api/admin/imports': { files: 'file' },
  'POST /api/admin/pictures': { files: 'files' },
}

/** Returns every call of an OpenAPI document. */
export function readCalls(document: Document): Call[] {
  const { paths } = withoutRefs(document, document.components?.schemas ?? {}) as Document
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => callOf(verb.toUpperCase() as Method, path, operation)),
  )
}

const COMPONENT = '#/components/schemas/'

/** Puts each shared schema where a `$ref` names it. None of ours contains itself. */
function withoutRefs(value: unknown, schemas: Readonly<Record<string, Schema>>): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutRefs(entry, schemas))
  if (typeof value !== 'object' || value === null) return value
  if ('$ref' in value) return withoutRefs(schemas[String(value.$ref).slice(COMPONENT.length)], schemas)
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withoutRefs(entry, schemas)]))
}

function callOf(method: Method, path: string, { parameters = [], requestBody }: Operation): Call {
  const name = `${method} ${path}`
  const form = forms[name]
  const body = form ? fieldsOf(form.fields) : requestBody?.content['application/json']?.schema
  const within = (place: Parameter['in']) => objectOf(parameters.filter((parameter) => parameter.in === place))
  const properties = { path: within('path'), query: within('query'), headers: within('header'), ...(body && { body }) }
  const schema = { type: 'object', properties, required: Object.keys(properties), additionalProperties: false }
  return { name, method, path, schema, ...(form && { files: form.files }) }
}

function fieldsOf(fields = z.object({})): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' })
  return schema as Schema
}

function objectOf(parameters: readonly Parameter[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  }
}
