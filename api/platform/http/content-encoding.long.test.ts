import fc from 'fast-check'
import { givenSession, givenUser } from '../../people/accounts/user.fixture.ts'
import { readCalls } from '../../test/fuzz/calls.ts'
import { requestOf, type Sample } from '../../test/fuzz/request.ts'
import { valuesOf } from '../../test/fuzz/schema-values.ts'
import { givenStaff } from '../../office/staff/staff.fixture.ts'
import { expect, test } from '../../test/test.ts'

test.for(['bogus', 'gzip', 'br'])(
  'every call refuses a body with the content-encoding %s',
  async (encoding, { app, db }) => {
    const { cookies } = await givenStaff(app, 'owner')
    const user = await givenUser(db)
    const { headers: shopper } = await givenSession(db, user.id)
    const calls = readCalls((await app.inject('/api/docs/openapi.json')).json())
    const withBody = calls.filter(({ method, schema, files }) => method !== 'GET' && (files ?? schema.properties.body))
    expect(withBody.length).toBeGreaterThan(100)
    const wrong: string[] = []
    for (const call of withBody) {
      const [made] = fc.sample(valuesOf(call.schema) as fc.Arbitrary<Sample>, { numRuns: 1, seed: 1 })
      const sample = { ...made!, ...(call.path === '/api/user/{id}' && { path: { id: user.id } }) }
      const { method, url, headers, payload } = requestOf(call, sample, Buffer.from('a photo'), [])
      const isForStaff = call.path.startsWith('/api/admin/')
      const sent = { ...headers, ...(!isForStaff && shopper), 'content-encoding': encoding }
      const answer = await app.inject({ method, url, headers: sent, payload: payload!, ...(isForStaff && { cookies }) })
      if (answer.statusCode !== 415) wrong.push(`${call.name}: ${answer.statusCode} ${answer.body}`)
    }
    expect(wrong).toEqual([])
  },
)
