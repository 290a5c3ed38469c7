import { imports } from '../db/schema.ts'
import { givenStaff } from '../staff/given.ts'
import { expect, test } from '../test/test.ts'

test('what a process has begun that is gone has failed, whoever looks at the imports', async ({ app, db }) => {
  const manager = await givenStaff(app, 'manager')
  const support = await givenStaff(app, 'support')
  const begun = { staffId: manager.id, fileName: 'products.csv', rows: [], totalRows: 1, startedAt: new Date() }
  const [{ id } = { id: '' }] = await db
    .insert(imports)
    .values({ ...begun, state: 'running' })
    .returning({ id: imports.id })

  const listed = await support.call('GET', '/imports')
  expect([listed.statusCode, listed.json().items]).toMatchObject([200, [{ id, state: 'failed', doneRows: 0 }]])
  expect((await support.call('GET', `/imports/${id}`)).json().problems).toMatchObject([
    { message: 'It was stopped half-way. Nothing of it was taken.' },
  ])
})
