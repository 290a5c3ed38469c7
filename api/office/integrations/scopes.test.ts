import { apiScopeNames, apiScopes, type ApiScope } from '#domain/api-keys/api-keys.ts'
import { expect, ownAppTest as test } from '../../test/test.ts'
import { givenApiKey } from '../api-keys/api-keys.fixture.ts'
import { givenStaff } from '../staff/staff.fixture.ts'
import { programCalls } from './programs.fixture.ts'

test('each call is refused to each scope but its own', async ({ app }) => {
  const calls = await programCalls(app)
  const maker = await givenStaff(app)
  expect(calls.length).toBeGreaterThan(15)
  const used = new Set(calls.map(({ scope }) => scope))
  expect(apiScopeNames.filter((scope) => !used.has(scope))).toEqual([])
  for (const own of apiScopeNames) {
    const { call } = await givenApiKey(app, { scopes: [own], callsPerMinute: 1_200 }, maker)
    for (const { method, path, scope } of calls) {
      const { statusCode } = await call(method, path, method === 'POST' ? {} : undefined)
      const isRefused = scope !== own && scope !== 'any' && scope !== 'none'
      expect([own, method, path, statusCode === 403]).toEqual([own, method, path, isRefused])
    }
  }
})

test('no call does anything without a key, nor with the login of the back office or of another website', async ({
  app,
}) => {
  const { cookies } = await givenStaff(app)
  const guarded = (await programCalls(app)).filter(({ scope }) => scope !== 'none')
  for (const { method, path } of guarded) {
    const answer = await app.inject({ method, url: `/api/v1${path}`, cookies })
    expect([path, answer.statusCode]).toEqual([path, 401])
    expect(answer.headers['content-type']).toBe('application/problem+json')
  }
})

test('each scope belongs to a permission that owners have', () => {
  expect(Object.values(apiScopes).every((permission) => permission.includes('.'))).toBe(true)
  expect((Object.keys(apiScopes) as ApiScope[]).every((scope) => /^\w+:(read|write)$/.test(scope))).toBe(true)
})
