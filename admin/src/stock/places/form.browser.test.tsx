import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, openPart } from '../../test/open-part.tsx'
import { PlaceCreate } from './form.tsx'

test('a new place without a showroom page is saved', async () => {
  let saved: unknown
  answerApi({
    'GET /api/admin/stores': () => ({ status: 200, body: { items: [{ id: 5, name: 'Lalitpur' }], total: 1 } }),
    'POST /api/admin/stock-places': ({ body }) => {
      saved = body
      return { status: 201, body: { id: 2, version: 'a'.repeat(16), ...(body as object) } }
    },
  })
  await openPart(<PlaceCreate />, 'stock-places')
  await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Jhamsikhel')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => saved).toMatchObject({ name: 'Jhamsikhel', kind: 'showroom', storeId: null })
})

test('a chosen showroom page can be cleared', async () => {
  let saved: unknown
  answerApi({
    'GET /api/admin/stores': () => ({ status: 200, body: { items: [{ id: 5, name: 'Lalitpur' }], total: 1 } }),
    'POST /api/admin/stock-places': ({ body }) => {
      saved = body
      return { status: 201, body: { id: 2, version: 'a'.repeat(16), ...(body as object) } }
    },
  })
  await openPart(<PlaceCreate />, 'stock-places')
  await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Jhamsikhel')
  const showroom = page.getByRole('combobox', { name: 'Showroom page' })
  await showroom.click()
  await page.getByRole('option', { name: 'Lalitpur' }).click()
  await expect.element(showroom).toHaveTextContent('Lalitpur')
  await showroom.click()
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => saved).toMatchObject({ name: 'Jhamsikhel', storeId: null })
})
