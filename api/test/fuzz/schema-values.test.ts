import fc from 'fast-check'
import { expect, test } from '../test.ts'
import { readCalls } from './calls.ts'
import { fits, valuesOf, type Schema } from './schema-values.ts'

const schemas: Schema[] = [
  { type: 'string', minLength: 1, maxLength: 2 },
  { type: ['string', 'null'], maxLength: 5 },
  { type: 'string', pattern: '^[1-9]\\d{0,8}$' },
  { type: 'string', format: 'date' },
  { type: 'string', format: 'date-time' },
  { type: 'string', enum: ['wood', 'glass'] },
  { type: 'integer', minimum: -3, maximum: 3 },
  { type: 'integer', exclusiveMinimum: 0, maximum: 2_147_483_647 },
  { type: 'integer', minimum: 0, maximum: 90, multipleOf: 5 },
  { type: 'number', minimum: -1.5, maximum: 1.5 },
  { type: 'number', minimum: 0, maximum: 100, multipleOf: 0.1 },
  { type: 'number', exclusiveMinimum: 0, maximum: 9999, multipleOf: 0.1 },
  { anyOf: [{ type: 'boolean' }, { type: 'null' }] },
  { type: 'array', items: { type: 'integer' }, minItems: 2, maxItems: 2 },
  {
    type: 'object',
    properties: { name: { type: 'string' }, size: { type: 'integer' } },
    required: ['name'],
    additionalProperties: false,
  },
  { type: 'object', propertyNames: { type: 'string', maxLength: 3 }, additionalProperties: { type: 'boolean' } },
]

test.for(schemas)('the schema %j allows every value generated for it', (schema) => {
  fc.assert(fc.property(valuesOf(schema), (value) => fits(schema, value)))
})

test('every value generated for a call of the API is allowed by its schema', async ({ app }) => {
  const calls = readCalls((await app.inject('/api/docs/openapi.json')).json())
  expect(calls.length).toBeGreaterThan(300)
  for (const { name, schema } of calls) {
    for (const value of fc.sample(valuesOf(schema), 5)) {
      if (!fits(schema, value)) expect.fail(`${name} does not allow ${JSON.stringify(value)}`)
    }
  }
})

test('likely values are used where the schema allows them', () => {
  const schema: Schema = { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] }
  const made = fc.sample(
    valuesOf(schema, (name) => (name === 'id' ? ['no integer', 17] : [])),
    200,
  )
  expect(made).toContainEqual({ id: 17 })
  expect(made).not.toContainEqual({ id: 'no integer' })
})

test('an unknown keyword is an error', () => {
  expect(() => valuesOf({ contains: {} } as Schema)).toThrow('does not know the keyword contains')
})
