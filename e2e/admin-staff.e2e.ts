import { randomUUID } from 'node:crypto'
import { expectAccessible } from './axe.ts'
import { linkFor, logIn } from './back-office.ts'
import { expect, test } from './test.ts'

const owner = { email: 'owner@kastha.example', password: 'kastha-owner' }
const password = 'sal wood and rain'

// The browser logs a refused login as a console error.
test.use({ expectedErrors: [/status of 401/] })

test('an invited support member joins, and sees only what support may see @slow', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow() // one story of two people, with an axe check on seven pages
  const email = `mina-${randomUUID()}@post.example`
  await logIn(page, owner)
  await page.getByRole('menuitem', { name: 'Staff', exact: true }).click()
  await expect(page.getByRole('cell', { name: owner.email })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Invite' }).click()
  const name = page.getByRole('textbox', { name: 'Name' })
  // The form resets when its page has finished loading; no person types as fast as a test.
  await expect(async () => {
    await name.fill('Mina Rai')
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await expect(name).toHaveValue('Mina Rai', { timeout: 500 })
  }).toPass()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('row', { name: email })).toContainText('Pending')
  await expectAccessible(page)

  const other = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-GB' })
  const mina = await other.newPage()
  await mina.goto(await linkFor(email))
  await expect(mina.getByRole('heading', { name: 'Welcome, Mina Rai' })).toBeVisible()
  await expectAccessible(mina)
  await mina.getByLabel('Password').fill('too short')
  await mina.getByRole('button', { name: 'Join' }).click()
  await expect(mina.getByText('Must have at least 10 characters')).toBeVisible()
  await mina.getByLabel('Password').fill(password)
  await expect(mina.getByText('Strong')).toBeVisible()
  await mina.getByRole('button', { name: 'Join' }).click()
  await expect(mina.getByRole('menuitem', { name: 'Customers' })).toBeVisible()
  await expect(mina.getByRole('menuitem', { name: 'Staff', exact: true })).toHaveCount(0)
  await expect(mina.getByRole('menuitem', { name: 'Audit log' })).toHaveCount(0)
  await mina.goto('/admin/staff')
  await expect(mina.getByRole('heading', { name: 'Access denied' })).toBeVisible()
  await mina.goto('/admin/products/create')
  await expect(mina.getByRole('heading', { name: 'Access denied' })).toBeVisible()

  await page.getByRole('menuitem', { name: 'Staff', exact: true }).click()
  await page.getByRole('cell', { name: email }).click()
  // The form resets when its record is refetched. The list, by then unmounted, has a filter of the same name.
  await expect(async () => {
    await page.getByRole('switch', { name: 'Deactivated' }).check()
    await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled({ timeout: 500 })
  }).toPass()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('History')).toBeVisible()
  await expect(page.getByRole('button', { name: /changed Staff/ })).toBeVisible()
  await expectAccessible(page)
  await mina.goto('/admin')
  await expect(mina.getByRole('button', { name: 'Log in' })).toBeVisible()
  await other.close()

  await page.getByRole('menuitem', { name: 'Audit log' }).click()
  // Until it opens, the history of the record before it has a button of the same name.
  await expect(page.getByRole('combobox', { name: 'Record type' })).toBeVisible()
  await page.getByRole('button', { name: /Mina Rai added Staff/ }).click()
  await expect(page.getByRole('row', { name: /Password not shown/ })).toBeVisible()
  await expectAccessible(page)
})
