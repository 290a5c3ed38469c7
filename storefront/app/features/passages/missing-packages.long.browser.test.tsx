import { expect, test } from 'vitest'
import { answerApi, cut } from '../../test/answer-api.ts'
import { expectErrors } from '../../test/console-errors.ts'
import { button, chest, dialog, field, givenPacked, opener, openShop } from './packed.fixture.tsx'

test('a product without packages says so and offers to ask', async () => {
  await openShop(givenPacked({ comesAssembled: null, packages: [] }))
  await opener().click()
  await expect.element(dialog().getByText('We do not know its packages yet')).toBeVisible()
  await expect.element(dialog().getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  await expect.element(button('Check')).not.toBeInTheDocument()
})

test('after a failure the packages load on request', async () => {
  expectErrors(/Failed to fetch/)
  const packed = givenPacked({ comesAssembled: true, packages: chest })
  await openShop(packed)
  answerApi({ 'GET /api/product/1': cut })
  await opener().click()
  await expect.element(dialog().getByText('The packages could not be loaded')).toBeVisible()
  answerApi({ 'GET /api/product/1': { status: 200, body: { success: true, message: '', product: packed } } })
  await button('Try again').click()
  await expect.element(field('Door width')).toBeVisible()
})
