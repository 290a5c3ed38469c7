import { mayDo, permissionsOf, staffRoles, type Permission } from '#domain/staff.ts'
import { buildApp } from '../app.ts'
import { givenStaff } from '../staff/given.ts'
import { expect, test as base, testOptions } from '../test/test.ts'

type Call = { method: string; url: string; needs: string }

/** Every call of the back office, as the app itself mounts it. */
const test = base.extend('calls', async ({ app }) => {
  const calls: Call[] = []
  const again = buildApp({ ...testOptions, db: app.db })
  again.addHook('onRoute', ({ method, url, config }) => {
    if (!url.startsWith('/api/admin/') || config?.needs === undefined) return
    for (const one of [method].flat()) if (one !== 'HEAD') calls.push({ method: one, url, needs: config.needs })
  })
  await again.ready()
  await again.close()
  return calls
})

/** Every `:id` needs some value; none of them exists. */
function addressOf(url: string): string {
  return url.replaceAll(/:\w+/g, '00000000-0000-4000-8000-000000000000')
}

test('nobody is let in without a login', async ({ app, calls }) => {
  expect(calls.length).toBeGreaterThan(0)
  for (const { method, url } of calls.filter(({ needs }) => needs !== 'nobody')) {
    const answer = await app.inject({ method: method as 'GET', url: addressOf(url) })
    expect([url, answer.statusCode]).toEqual([url, 401])
  }
})

test.for(staffRoles)(
  'a call is refused to the role %s exactly where the table says so',
  async (role, { app, calls }) => {
    const person = await givenStaff(app, role)
    expect((await person.call('GET', '/me')).json().role).toBe(role)
    for (const { method, url, needs } of calls.filter((call) => call.needs in permissionNames)) {
      const answer = await app.inject({ method: method as 'GET', url: addressOf(url), cookies: person.cookies })
      const isRefused = answer.statusCode === 403
      expect([method, url, isRefused]).toEqual([method, url, !mayDo(role, needs as Permission)])
    }
  },
)

const permissionNames = Object.fromEntries(permissionsOf('owner').map((name) => [name, true]))
