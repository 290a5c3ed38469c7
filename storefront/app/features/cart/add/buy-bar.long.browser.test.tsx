import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givenBed } from '../../../test/given-products.ts'
import { chooseDistrict } from '../../delivery-zones/district/district.ts'
import { openProduct } from '../../../test/open-product.tsx'
import { toast } from '../../../test/open-page.tsx'
import { showToast } from '../../../ui/toast.tsx'

const bar = () => page.getByRole('complementary', { name: 'Add to Cart' })
const form = () => page.getByRole('form', { name: 'Order Custom-Sized Furniture' })

test('on a phone the bar leaves while the page’s button or the custom-order form is in view', async () => {
  await page.viewport(390, 500) // lower than a phone: the test's page has no header above the pictures
  await openProduct({ address: '/product/1#custom-order' })
  await expect.element(form()).toBeVisible()
  const own = page.getByRole('group', { name: /^Quantity of/ })
  own.element().scrollIntoView({ block: 'center' })
  await expect.element(bar()).not.toBeInTheDocument()
  page
    .getByRole('list', { name: /^Pictures of/ })
    .element()
    .scrollIntoView()
  scrollTo({ top: 0, behavior: 'instant' })
  await expect.element(bar().getByRole('button', { name: 'Add to Cart' })).toBeInViewport()
  form()
    .getByLabelText(/^Width/)
    .element()
    .scrollIntoView({ block: 'center' })
  await expect.element(bar()).not.toBeInTheDocument()
})

test('the bar names price and choice, and covers the end of the page no more than the button itself', async () => {
  await page.viewport(390, 844)
  const [variant] = givenBed().variants
  await openProduct({ product: givenBed({ variants: [{ ...variant!, countInStock: 0 }] }) })
  await expect.element(bar().getByText('122*200 Single, Normal')).toBeVisible()
  await expect.element(bar().getByRole('button', { name: 'Out of Stock' })).toBeDisabled()
  expect(Math.round(bar().element().getBoundingClientRect().bottom)).toBe(844)
})

test.for([390, 320])(
  'at %i px the bar names the choice and the day in the chosen district, and stays as high',
  async (width) => {
    await page.viewport(width, 500) // lower than a phone, as above
    await openProduct()
    await expect.element(bar().getByText('122*200 Single, Normal')).toBeVisible()
    const { height } = bar().element().getBoundingClientRect()
    chooseDistrict('Kaski')
    await expect.element(bar().getByText(/^Arrives by/)).toBeVisible()
    await expect.element(bar().getByText('122*200 Single, Normal')).toBeVisible()
    expect(bar().element().getBoundingClientRect().height).toBe(height)
    expect(height).toBe(77)
  },
)

test('a desktop has no bar', async () => {
  await openProduct()
  await expect.element(page.getByRole('button', { name: 'Add to Cart' })).toBeVisible()
  await expect.element(bar()).not.toBeInTheDocument()
})

test('a phone that lies on its side has no bar', async () => {
  await page.viewport(844, 390)
  await openProduct()
  await expect.element(page.getByRole('button', { name: 'Add to Cart' }).first()).toBeInTheDocument()
  await expect.element(bar()).not.toBeInTheDocument()
})

test('on a phone a message appears above the bar, and lower once the bar has left', async () => {
  await page.viewport(390, 500) // lower than a phone, as above
  await openProduct()
  await expect.element(bar()).toBeInViewport({ ratio: 1 })
  const message = 'It was not added. Please try again.'
  showToast('error', message)
  await expect.element(toast(message)).toBeVisible()
  const bottom = () => toast(message).element().parentElement!.getBoundingClientRect().bottom
  expect(bottom()).toBeLessThan(bar().element().getBoundingClientRect().top)
  page
    .getByRole('group', { name: /^Quantity of/ })
    .element()
    .scrollIntoView({ block: 'center' })
  await expect.element(bar()).not.toBeInTheDocument()
  await expect.poll(() => Math.round(innerHeight - bottom())).toBe(16)
})
