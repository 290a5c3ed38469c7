import fc from 'fast-check'
import { z } from 'zod'

/** The part of JSON Schema that the API's OpenAPI document uses. */
export type Schema = {
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  multipleOf?: number
  items?: Schema
  minItems?: number
  maxItems?: number
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  default?: unknown
  description?: string
}

/** Returns likely values of a field by its name, such as existing ids. */
export type Likely = (name: string) => readonly unknown[]

// prettier-ignore
const keywords = new Set([
  'type', 'enum', 'const', 'anyOf', 'oneOf', 'format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum',
  'exclusiveMinimum', 'multipleOf', 'items', 'minItems', 'maxItems', 'properties', 'required',
  'additionalProperties', 'propertyNames', 'default', 'description',
])
const LONGEST_TEXT = 60
const MOST_ITEMS_ABOVE_LEAST = 3
const LARGEST_COMMON_NUMBER = 20
const DECIMALS = 6
/** Bodies with many fields are rarely valid otherwise; the spoils add odd values. */
const LIKELY_TO_ONE = 40

/**
 * Returns an arbitrary of values that a schema allows. More likely values come first, so failures shrink towards
 * them.
 *
 * @param name    of the field that contains the value
 * @throws Error for an unknown keyword: requests that ignore it would prove nothing
 */
export function valuesOf(schema: Schema, likely: Likely = () => [], name = ''): fc.Arbitrary<unknown> {
  const unknown = Object.keys(schema).find((keyword) => !keywords.has(keyword))
  if (unknown !== undefined) throw new Error(`The fuzzer does not know the keyword ${unknown}.`)
  const allowed = likely(name).filter((value) => fits(schema, value))
  const any = anyOf(schema, likely, name)
  if (allowed.length === 0) return any
  return fc.oneof({ weight: LIKELY_TO_ONE, arbitrary: fc.constantFrom(...allowed) }, { weight: 1, arbitrary: any })
}

const checks = new WeakMap<Schema, z.ZodType>()

/** Whether a schema allows a value. */
export function fits(schema: Schema, value: unknown): boolean {
  let check = checks.get(schema)
  if (!check) checks.set(schema, (check = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])))
  return check.safeParse(value).success
}

function anyOf(schema: Schema, likely: Likely, name: string): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, likely, name)))
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  const types = [schema.type ?? []].flat()
  if (types.length > 1) return fc.oneof(...types.map((type) => ofType({ ...schema, type }, type, likely, name)))
  return ofType(schema, types[0], likely, name)
}

function ofType(schema: Schema, type: string | undefined, likely: Likely, name: string): fc.Arbitrary<unknown> {
  switch (type) {
    case 'string':
      return texts(schema)
    case 'integer':
      return integers(schema)
    case 'number':
      return numbers(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return lists(schema, likely, name)
    case 'object':
      return objects(schema, likely, name)
    case undefined:
      return fc.jsonValue()
    default:
      throw new Error(`The fuzzer does not know the type ${type}.`)
  }
}

function texts(schema: Schema): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = Infinity } = schema
  if (format === 'uuid') return fc.uuid({ version: 4 })
  if (format === 'date') return days().map((day) => day.toISOString().slice(0, 10))
  if (format === 'date-time') return days().map((day) => day.toISOString())
  if (format === 'email') return fc.emailAddress().filter((address) => fits(schema, address))
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern)).filter((text) => fits(schema, text))
  const lengths = { minLength, maxLength: Math.min(maxLength, minLength + LONGEST_TEXT) }
  return fc
    .oneof(fc.string({ unit: 'grapheme-ascii', ...lengths }), fc.string({ unit: 'grapheme', ...lengths }))
    .filter((text) => text.length >= minLength && text.length <= maxLength)
}

function days(): fc.Arbitrary<Date> {
  return fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
}

function integers(schema: Schema): fc.Arbitrary<number> {
  const { exclusiveMinimum, multipleOf = 1 } = schema
  const least = Math.max(schema.minimum ?? -Infinity, exclusiveMinimum === undefined ? -Infinity : exclusiveMinimum + 1)
  const min = Math.ceil(Math.max(least, Number.MIN_SAFE_INTEGER) / multipleOf)
  const max = Math.floor(Math.min(schema.maximum ?? Infinity, Number.MAX_SAFE_INTEGER) / multipleOf)
  const common = fc.integer({ min: Math.max(min, 0), max: Math.max(min, Math.min(max, LARGEST_COMMON_NUMBER)) })
  return fc.oneof(common, fc.maxSafeInteger().map(within(min, max))).map((value) => value * multipleOf)
}

/** Folds a number into a range whose width may exceed the safe integers. */
function within(min: number, max: number) {
  return (value: number) => (value >= min && value <= max ? value : min + (Math.abs(value) % (max - min + 1)))
}

function numbers({ minimum, maximum, exclusiveMinimum, multipleOf }: Schema): fc.Arbitrary<number> {
  const min = exclusiveMinimum ?? minimum
  if (multipleOf !== undefined) {
    const first = Math.round((min ?? 0) / multipleOf)
    const least = exclusiveMinimum === undefined ? first : first + 1
    const most = Math.round((maximum ?? LARGEST_COMMON_NUMBER) / multipleOf)
    return fc.integer({ min: least, max: most }).map((times) => Number((times * multipleOf).toFixed(DECIMALS)))
  }
  return fc.double({
    ...(min !== undefined && { min, minExcluded: exclusiveMinimum !== undefined }),
    ...(maximum !== undefined && { max: maximum }),
    noNaN: true,
    noDefaultInfinity: true,
  })
}

function lists({ items = {}, minItems = 0, maxItems = Infinity }: Schema, likely: Likely, name: string) {
  const lengths = { minLength: minItems, maxLength: Math.min(maxItems, minItems + MOST_ITEMS_ABOVE_LEAST) }
  return fc.array(valuesOf(items, likely, name), lengths)
}

/**
 * Generates objects. Queries have few filters, because many filters together match nothing. Other objects mostly have
 * all fields, because the rules require more than the schemas.
 */
function objects(schema: Schema, likely: Likely, place: string): fc.Arbitrary<object> {
  const { properties = {}, required = [], additionalProperties, propertyNames = { type: 'string' } } = schema
  const fields = Object.entries(properties).map(([name, field]) => [name, valuesOf(field, likely, name)] as const)
  const requiredKeys = required.filter((name) => name in properties)
  const optional = Object.keys(properties).filter((name) => !required.includes(name))
  const some = fc
    .subarray(optional, place === 'query' ? { maxLength: Math.min(2, optional.length) } : {})
    .chain((names) => fc.record(pick(Object.fromEntries(fields), [...requiredKeys, ...names])))
  const whole = fc.record(Object.fromEntries(fields))
  const named = place === 'query' ? some : fc.oneof({ weight: 1, arbitrary: some }, { weight: 3, arbitrary: whole })
  if (typeof additionalProperties !== 'object') return named
  const others = fc.dictionary(texts(propertyNames), valuesOf(additionalProperties, likely), { maxKeys: 3 })
  return fc.tuple(others, named).map(([more, own]) => ({ ...more, ...own }))
}

function pick<Value>(values: Record<string, Value>, names: readonly string[]): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}
