type Schema = {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
}
type Parameter = { name: string; in: string; required?: boolean; schema: Schema }
type Body = { content?: Record<string, { schema: Schema }> }
type Operation = {
  operationId: string
  parameters?: Parameter[]
  requestBody?: Body
  responses: Record<string, Body>
  security?: Record<string, string[]>[]
}
export type Document = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/**
 * Writes what programs rely on as lines: each call with its scope, each parameter and field with its type, and each
 * value of a list of values. A line that goes is a promise that breaks; a new line breaks none, except where a request
 * must have it.
 *
 * @returns  such as `Order.lines[].sku: string`, sorted
 */
export function flatContract({ paths, components }: Document): string[] {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([verb, operation]) => ofOperation(`${verb.toUpperCase()} ${path}`, operation)),
  )
  const records = Object.entries(components.schemas).flatMap(([name, schema]) => ofSchema(name, schema))
  return [...new Set([...calls, ...records])].toSorted()
}

function ofOperation(call: string, { operationId, parameters = [], requestBody, responses, security }: Operation) {
  const scopes = (security ?? []).flatMap((one) => Object.values(one).flat())
  return [
    `${operationId}: ${call} ${scopes.join(' ')}`.trimEnd(),
    ...parameters.flatMap(({ name, in: place, required, schema }) =>
      ofSchema(`${operationId} ${place}: ${name}${required ? '' : '?'}`, schema),
    ),
    ...ofBody(`${operationId} body`, requestBody),
    ...Object.entries(responses).flatMap(([status, response]) => ofBody(`${operationId} ${status}`, response)),
  ]
}

function ofBody(name: string, body: Body | undefined): string[] {
  return Object.values(body?.content ?? {}).flatMap(({ schema }) => ofSchema(name, schema))
}

function ofSchema(name: string, schema: Schema): string[] {
  const { $ref, type, enum: values = [], const: only, items, properties = {}, required = [] } = schema
  if ($ref) return [`${name}: ${$ref.split('/').at(-1)}`]
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const allowed = only === undefined ? values : [...values, only]
  return [
    ...[type ?? []].flat().map((one) => `${name}: ${one}`),
    ...allowed.map((value) => `${name} = ${String(value)}`),
    ...Object.entries(properties).flatMap(([field, inner]) =>
      ofSchema(`${name}.${field}${required.includes(field) ? '' : '?'}`, inner),
    ),
    ...parts.flatMap((part) => ofSchema(name, part)),
    ...(items ? ofSchema(`${name}[]`, items) : []),
  ]
}
