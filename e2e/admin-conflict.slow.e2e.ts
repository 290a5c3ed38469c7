import type { APIResponse, Page } from '@playwright/test'
import { violations } from './axe.ts'
import { enterBackOffice, expectCleanOnTabletAndDesk } from './back-office.ts'
import { expect, test } from './test.ts'

test.use({ expectedErrors: [/the server responded with a status of 409/] })

const NAME = 'Hotel of two editors'

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true })
const conflict = (page: Page) => page.getByRole('dialog', { name: 'Someone else changed this record' })

/** Saves the client as another staff member would. */
async function otherSaves(page: Page, id: number, changed: { name?: string; sector?: string }): Promise<void> {
  const path = `/api/admin/clients/${id}`
  const { logoPictureId, translations, name, sector, version } = await json(await page.request.get(path))
  const data = { logoPictureId, translations, name, sector, version, ...changed }
  await json(await page.request.put(path, { data }))
}

async function json(answer: APIResponse) {
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}

test('a conflict dialog resolves concurrent edits of a client without loss', async ({ page }) => {
  await enterBackOffice(page)
  const client = { name: NAME, sector: 'Hotels', logoPictureId: null, translations: {} }
  const { id } = await json(await page.request.post('/api/admin/clients', { data: client }))
  await page.goto(`/admin/clients/${id}`)
  await expect(field(page, 'Name')).toHaveValue(NAME)
  await expectCleanOnTabletAndDesk(page)

  await otherSaves(page, id, { name: 'Their name', sector: 'Their sector' })
  await field(page, 'Name').fill('My name')
  await page.getByRole('button', { name: 'Save' }).click()
  const differences = conflict(page).getByRole('table', { name: 'Changed by both' })
  await expect(differences.getByRole('row', { name: 'Name My name Their name' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await conflict(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(field(page, 'Name')).toHaveValue('My name')

  await page.getByRole('button', { name: 'Save' }).click()
  await conflict(page).getByRole('button', { name: 'Save my version' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const saved = await json(await page.request.get(`/api/admin/clients/${id}`))
  expect(saved).toMatchObject({ name: 'My name', sector: 'Their sector' })

  await page.goto(`/admin/clients/${id}`)
  await expect(field(page, 'Name')).toHaveValue('My name')
  await otherSaves(page, id, { name: 'Their last word' })
  await field(page, 'Name').fill('Mine again')
  await page.getByRole('button', { name: 'Save' }).click()
  await conflict(page).getByRole('button', { name: 'Use their version' }).click()
  await expect(field(page, 'Name')).toHaveValue('Their last word')
  await expect(page.getByText('Your changes were discarded.')).toBeVisible()

  // Cleanup: the home page, which other tests visit, shows the client.
  expect((await page.request.delete(`/api/admin/clients/${id}`)).ok()).toBe(true)
})
