import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { enterBackOffice, expectCleanOnEveryScreen } from './back-office.ts'
import { inShop } from './shop-under-test.ts'
import { expect, test } from './test.ts'

// The first address is refused with 400.
test.use({ expectedErrors: [/the server responded with a status of 400/] })

/** In a block that was returned to IANA, so nobody has it, and nothing is sent: the receiver is paused before anything happens. */
const ADDRESS = 'https://[3ffe::1]/hooks'

test('an owner adds a receiver, pauses it, and reads what was tried', async ({ page }) => {
  test.slow() // axe on six pages at two widths
  await enterBackOffice(page, '/webhooks/create')
  const address = page.getByRole('textbox', { name: 'Address' })
  await address.fill('https://127.0.0.1/hooks')
  await page.getByRole('checkbox', { name: 'An invoice was issued (invoice.issued)' }).check()
  await page.getByRole('button', { name: 'Add receiver' }).click()
  await expect(address).toHaveAccessibleDescription(/not a public address/)
  await expectCleanOnEveryScreen(page)

  const name = `Books ${randomUUID()}`
  await address.fill(ADDRESS)
  await page.getByRole('textbox', { name: 'Description' }).fill(name)
  await page.getByRole('button', { name: 'Add receiver' }).click()
  await expect(page.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/)
  await expectCleanOnEveryScreen(page)
  await page.getByRole('checkbox', { name: 'I have saved this secret' }).check()
  await page.getByRole('button', { name: 'Done' }).click()

  await expect(page.getByRole('heading', { name })).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Nothing is sent. Messages wait up to three days.')).toBeVisible()
  await giveFailedMessage(name)
  await page.reload()
  await expect(page.getByRole('cell', { name: 'invoice.issued' })).toBeVisible()
  await expectCleanOnEveryScreen(page)

  await page.getByRole('cell', { name: 'invoice.issued' }).click()
  await expect(page.getByText('come back later')).toBeVisible()
  await expectCleanOnEveryScreen(page)
  await page.goto('/admin/webhook-deliveries')
  await expect(page.getByRole('cell', { name: 'invoice.issued' }).first()).toBeVisible()
  await expectCleanOnEveryScreen(page)
  await page.goto('/admin/webhooks')
  await expect(page.getByRole('cell', { name })).toBeVisible()
  await expectCleanOnEveryScreen(page)
})

/** Writes a message as an invoice does, with one try that failed. */
async function giveFailedMessage(receiver: string): Promise<void> {
  await inShop(({ db }) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select write_webhook('invoice.issued', ${`invoice:${randomUUID()}`}, '{"number": "A-1"}')`)
      await tx.execute(sql`
        insert into webhook_tries (delivery_id, at, status, answer, duration_ms)
        select webhook_deliveries.id, now(), 503, 'come back later', 12
        from webhook_deliveries join webhook_endpoints on webhook_endpoints.id = endpoint_id
        where description = ${receiver}`)
    }),
  )
}
