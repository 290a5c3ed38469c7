import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerApi, openPart } from '../test/open-part.tsx'
import { SetCreate } from './form.tsx'

const products = [
  { id: 1, name: 'Rara bed' },
  { id: 2, name: 'Sukha mattress' },
]

test('a set is sent with its pieces in their order', async () => {
  const kept: unknown[] = []
  answerApi({
    'GET /api/admin/products': () => ({ status: 200, body: { items: products, total: 2 } }),
    'POST /api/admin/sets': ({ body }) => {
      kept.push(body)
      return { status: 201, body: { ...(body as object), id: 'set' } }
    },
  })
  await openPart(<SetCreate />, 'sets')
  await page.getByRole('textbox', { name: 'Name', exact: true }).first().fill('Rara bedroom')
  for (const [index, { name }] of products.entries()) {
    await page.getByRole('combobox', { name: 'Product' }).nth(index).click()
    await page.getByRole('option', { name }).click()
  }
  const sameSize = page.getByRole('switch', { name: 'Same size as the first' })
  await sameSize.nth(1).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => kept)
    .toMatchObject([
      {
        name: 'Rara bedroom',
        percent: 5,
        pieces: [
          { productId: 1, quantity: 1, sameSize: false },
          { productId: 2, quantity: 1, sameSize: true },
        ],
      },
    ])
})
