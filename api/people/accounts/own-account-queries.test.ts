import { randomUUID } from 'node:crypto'
import { expect, test } from '../../test/test.ts'
import { holdAccount } from './own-account-queries.ts'
import { givenUser } from './user.fixture.ts'

test('an account that has just been deleted cannot be held', async ({ db }) => {
  const user = await givenUser(db)
  await expect(holdAccount(db, user.id)).resolves.toBeUndefined()
  await expect(holdAccount(db, randomUUID())).rejects.toMatchObject({ code: 'unauthorized' })
})
