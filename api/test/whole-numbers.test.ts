import { MAX_INTEGER } from '#contract/common.ts'
import { givenStaff } from '../office/staff/staff.fixture.ts'
import { expect, test } from './test.ts'

type Schema = { type?: string | string[]; minimum?: number; exclusiveMinimum?: number; maximum?: number } & {
  [key: string]: unknown
}
type Operation = { parameters?: { name: string; schema: Schema }[]; requestBody?: object }

test('no call of the back office accepts an integer too large for the database', async ({ app }) => {
  await app.ready()
  const paths = Object.entries(app.swagger().paths as Record<string, Record<string, Operation>>)
  const tooWide = paths.flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { parameters, requestBody }]) =>
      [...wideNumbers(parameters, ''), ...wideNumbers(requestBody, '')].map((place) => `${method} ${path} ${place}`),
    ),
  )
  // Totals are bigints, and so is what a bank's plan comes to. What a page showed is only compared with them.
  const sums = [
    /^post \/api\/admin\/phone-orders\/\{id\} .*\.(shown\.properties\.total|instalments\.properties\.(instalment|totalPaid))$/,
    /^post \/api\/admin\/orders\/\{id\}\/(edits .*\.total|exchanges .*\.(worth|total))$/,
  ]
  const isSum = (call: string) => sums.some((sum) => sum.test(call))
  expect(tooWide.filter((call) => call.includes(' /api/admin/') && !isSum(call))).toEqual([])
})

test.for(['0000-01-01', '9999-12-31'])('every list of the back office refuses the day %s', async (day, { app }) => {
  await app.ready()
  const owner = await givenStaff(app)
  const asked = Object.entries(app.swagger().paths as Record<string, Record<string, Operation>>).flatMap(
    ([path, { get }]) =>
      (get?.parameters ?? [])
        .filter(({ schema }) => schema['format'] === 'date')
        .map(({ name }) => `${path.replace('/api/admin', '')}?${name}=${day}`),
  )
  expect(asked).toContain(`/orders?placedFrom=${day}`)
  for (const path of asked) {
    expect({ path, status: (await owner.call('GET', path)).statusCode }).toEqual({ path, status: 400 })
  }
})

test.for([
  '/reviews/2147483648',
  '/reviews?productId=2147483648',
  '/questions/2147483648',
  '/questions?productId=2147483648',
  '/projects?parentId=2147483648',
  '/orders?zoneId=2147483648',
  '/delivery-days?from=9999-12-31',
])('%s is a 400', async (path, { app }) => {
  const owner = await givenStaff(app)
  expect((await owner.call('GET', path)).statusCode).toBe(400)
})

/** Returns the places in a request's schema where integers may exceed a column. */
function wideNumbers(node: unknown, place: string): string[] {
  if (typeof node !== 'object' || node === null) return []
  const { type, exclusiveMinimum = -Infinity, minimum = exclusiveMinimum, maximum = Infinity } = node as Schema
  const isWide = [type].flat().includes('integer') && (minimum < -MAX_INTEGER - 1 || maximum > MAX_INTEGER)
  const below = Object.entries(node).flatMap(([name, child]) => wideNumbers(child, `${place}.${name}`))
  return isWide ? [place, ...below] : below
}
