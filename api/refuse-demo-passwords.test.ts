import { eq } from 'drizzle-orm'
import { insertDemoShopper } from '../seed/shopper.ts'
import { hashPassword } from './people/accounts/password/password-hash.ts'
import { staff, users } from './platform/db/schema.ts'
import { refuseDemoPasswords } from './refuse-demo-passwords.ts'
import { ensureOwner } from './office/staff/ensure-owner.ts'
import { expect, test, testOptions } from './test/test.ts'

test('the server does not start while a demo password still opens an account', async ({ db }) => {
  await ensureOwner(db, { DEMO: true })
  await insertDemoShopper(db, testOptions.secrets.dataKey)
  await db.update(staff).set({ disabledAt: new Date() }).where(eq(staff.role, 'support'))
  await expect(refuseDemoPasswords(db)).rejects.toThrow(
    /^DEMO: .* still opens owner@kastha\.example, manager@kastha\.example, asmita@kastha\.example\. /,
  )

  const passwordHash = await hashPassword('sal wood and rain', { owner: 'staff' })
  await db.update(staff).set({ passwordHash })
  await expect(refuseDemoPasswords(db)).rejects.toThrow('still opens asmita@kastha.example. ')
  await db.update(users).set({ passwordHash })
  await refuseDemoPasswords(db)
})
