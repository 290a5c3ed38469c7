import { readFileSync } from 'node:fs'
import { validate, validatePathParameters } from '@scalar/openapi-validator'
import { describe } from 'vitest'
import { expect, test } from '../../test/test.ts'
import { flatContract, type Document } from './flat-contract.ts'
import { programRecords } from './program-schemas.ts'
import { programCalls } from './programs.fixture.ts'

const promised = readFileSync(new URL('../../../contract/integrations/promised.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)

const documentTest = test.extend('document', async ({ app }) => {
  return (await app.inject('/api/v1/openapi.json')).json<Document & { openapi: string }>()
})

documentTest('the document is valid OpenAPI, open to all and to other sites', async ({ app, document }) => {
  expect(validate(document)).toMatchObject({ valid: true })
  expect(validatePathParameters(document)).toEqual([])
  const { statusCode, headers } = await app.inject('/api/v1/openapi.json')
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*'])
})

documentTest('it describes every call with an id, a tag, a scope and its refusals', async ({ db, document }) => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
  const guarded = (await programCalls({ db })).filter(({ scope }) => scope !== 'none')
  expect(operations.length).toBe(guarded.length)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  for (const operation of operations) {
    expect(operation).toMatchObject({
      operationId: expect.stringMatching(/^[a-z][a-zA-Z]+$/),
      tags: [expect.any(String)],
      summary: expect.any(String),
      security: [{ key: expect.any(Array) }],
      responses: { 200: {}, 400: {}, 401: {}, 403: {}, 429: {}, 503: {} },
    })
    const problem = operation.responses['400']!.content!['application/problem+json']!.schema
    expect(problem).toEqual({ $ref: '#/components/schemas/Problem' })
  }
})

describe('what programs rely on', () => {
  documentTest('is all still there, with its type', ({ document }) => {
    const now = new Set(flatContract(document))
    expect(promised.filter((line) => !now.has(line))).toEqual([])
  })

  documentTest('is all promised: npm run openapi adds what is new', ({ document }) => {
    const before = new Set(promised)
    const added = flatContract(document).filter((line) => !before.has(line))
    expect(added).toEqual([])
    const calls = new Set(promised.map((line) => line.split(/[ :]/)[0]))
    expect(calls.size).toBeGreaterThan(15)
  })
})

const bodyOf = (properties: object, required: string[]) => ({
  content: { 'application/json': { schema: { type: 'object', properties, required } } },
})
const documentOf = (properties: object, required: string[]) =>
  ({
    paths: { '/x': { post: { operationId: 'x', requestBody: bodyOf(properties, required), responses: {} } } },
    components: { schemas: {} },
  }) as unknown as Document

test('a field that goes, changes its type or becomes required is noticed', () => {
  const before = flatContract(documentOf({ a: { type: 'string' }, b: { enum: ['one', 'two'] } }, ['a']))
  expect(before).toEqual(['x body.a: string', 'x body.b? = one', 'x body.b? = two', 'x body: object', 'x: POST /x'])
  const lost = (now: string[]) => before.filter((line) => !now.includes(line))
  expect(lost(flatContract(documentOf({ b: { enum: ['one', 'two'] } }, [])))).toEqual(['x body.a: string'])
  expect(lost(flatContract(documentOf({ a: { type: 'integer' }, b: { enum: ['one'] } }, ['a'])))).toEqual([
    'x body.a: string',
    'x body.b? = two',
  ])
})

test('each example is what its call answers', () => {
  const shown = programRecords.filter(({ example }) => example)
  expect(shown.length).toBeGreaterThan(7)
  for (const { schema, example } of shown) expect(schema.parse(example)).toEqual(example)
})
