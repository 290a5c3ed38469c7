import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { queueMail } from '#api/platform/mail/queue-mail.ts'
import { enterBackOffice, expectCleanOnTabletAndDesk } from './back-office.ts'
import { inShop, readMail } from './shop-under-test.ts'
import { expect, test } from './test.ts'

test('an owner finds a parked job and a lost mail, and sends both again', async ({ page }) => {
  test.slow() // axe on three pages at two widths
  const email = `asha-${randomUUID()}@post.example`
  const pictureId = randomUUID()
  await inShop(async ({ db, secrets }) => {
    await db.transaction((tx) =>
      queueMail(tx, secrets, {
        event: `welcome:${randomUUID()}`,
        to: email,
        template: 'welcome',
        language: 'en',
        data: { name: 'Asha' },
      }),
    )
    await db.execute(sql`
      insert into pgboss.job (name, data, source_name, source_id, source_created_on, source_retry_count, source_output)
      values ('parked', ${JSON.stringify({ pictureId })}::jsonb, 'finish-picture', gen_random_uuid(), now(), 32,
        '{"message": "the disk was full"}')`)
  })
  await readMail(email, /Asha/)

  await enterBackOffice(page, '/health')
  const status = page.getByRole('region', { name: 'Status' })
  await expect(status).toContainText('parked. Mend the cause, then retry or drop.')
  await expectCleanOnTabletAndDesk(page)
  await status.getByRole('link', { name: 'See parked jobs' }).click()
  const job = page.getByRole('row', { name: new RegExp(pictureId.slice(0, 8)) })
  await expect(job).toContainText('the disk was full')
  await expectCleanOnTabletAndDesk(page)
  await job.getByRole('button', { name: 'Retry' }).click()
  await expect(job).toHaveCount(0)

  await page.getByRole('tablist', { name: 'Health' }).getByRole('tab', { name: 'Mails' }).click()
  await page.getByRole('textbox', { name: /Whole email address/ }).fill(email)
  await expect(page.getByRole('row')).toHaveCount(2) // the head and the mail
  await expectCleanOnTabletAndDesk(page)
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByRole('row', { name: /Welcome/ })).toHaveCount(2)

  await page.goto('/admin/audit')
  await expect(page.getByText('mails').first()).toBeVisible()
})
