import { expect, test } from 'vitest'
import { readCalls } from './calls.ts'
import { asCurl, requestOf } from './request.ts'
import { spoilSample } from './spoil.ts'

const sample = { path: { id: '7' }, query: {}, headers: {}, body: { name: 'Sita', lines: [{ quantity: 1 }] } }
const body = {
  content: { 'application/json': { schema: { type: 'object', properties: { name: { type: 'string' } } } } },
}
const [call] = readCalls({ paths: { '/api/beds/{id}': { put: { requestBody: body } } } })

test('a spoilt sample differs in one place, and the original is unchanged', () => {
  const before = structuredClone(sample)
  expect(spoilSample(sample, [{ kind: 'replace', at: 0, value: '' }])).toEqual({ ...sample, path: { id: '' } })
  expect(spoilSample(sample, [{ kind: 'replace', at: 1, value: null }])).toEqual({ ...sample, body: null })
  expect(spoilSample(sample, [{ kind: 'remove', at: 2 }])).toEqual({ ...sample, body: { lines: [{ quantity: 1 }] } })
  expect(spoilSample(sample, [{ kind: 'remove', at: 5 }])).toEqual({ ...sample, body: { name: 'Sita', lines: [{}] } })
  expect(sample).toEqual(before)
})

test('any number chooses a place', () => {
  expect(spoilSample(sample, [{ kind: 'replace', at: 6_000_000, value: '' }])).toEqual({ ...sample, path: { id: '' } })
  const empty = { path: {}, query: {}, headers: {} }
  expect(spoilSample(empty, [{ kind: 'remove', at: 3 }])).toEqual(empty)
})

test('keys of the prototype and lone surrogates are sent unchanged', () => {
  const spoilt = spoilSample({ ...sample, path: { id: '\ud800' }, body: {} }, [
    { kind: 'add', at: 2, name: '__proto__', value: { isAdmin: true } },
  ])
  const { url, payload } = requestOf(call!, spoilt as typeof sample, undefined, [])
  expect([url, String(payload)]).toEqual(['/api/beds/%ED%A0%80', '{"__proto__":{"isAdmin":true}}'])
})

test('a request is shown as a curl command', () => {
  const request = requestOf(call!, { ...sample, body: { name: "Sita's bed" } }, undefined, [])
  expect(asCurl('http://shop.example', request)).toBe(
    [
      "curl -i -X PUT 'http://shop.example/api/beds/7'",
      "-H 'content-type: application/json'",
      String.raw`--data-raw '{"name":"Sita'\''s bed"}'`,
    ].join(' \\\n  '),
  )
})
