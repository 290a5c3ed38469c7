import type { Page } from '@playwright/test'
import { keep, type Scene, type Scenes } from './scene.ts'

const BED = '/product/1'

const promise = (page: Page) => page.getByRole('region', { name: /^(Delivery|डेलिभरी)$/ })

const showPromise = async (page: Page) => {
  await promise(page).getByRole('paragraph').nth(3).waitFor()
  await promise(page).evaluate((one) => one.scrollIntoView({ block: 'center' }))
}

const arrives = (page: Page) =>
  page
    .getByText(/Arrives by|सम्ममा आइपुग्छ/)
    .first()
    .waitFor()

const openDistricts = async (page: Page) => {
  await page.getByRole('button', { name: /^Deliver to:/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Kaski' }).waitFor()
}

const openQuickView = async (page: Page) => {
  await arrives(page)
  await page
    .getByRole('button', { name: /^Expand / })
    .first()
    .click()
  await promise(page)
    .getByText(/Arrives by/)
    .waitFor()
}

const withCart = (district: string) => async (page: Page) => {
  await keep('deliveryDistrict', district)(page)
  await page.request.post('/api/cart/lines', { data: { productId: '1', size: '122*200' } })
}

const openDrawer = async (page: Page) => {
  await page.getByRole('button', { name: /^Furniture Cart/ }).click()
  await page
    .getByRole('dialog')
    .getByText(/Arrives by/)
    .first()
    .waitFor()
}

const inKaski = (path: string): Scene => ({ path, before: keep('deliveryDistrict', 'Kaski'), prepare: arrives })

/** Every place that says when a piece arrives. */
export const delivery: Scenes = {
  'delivery-unknown': { path: BED, prepare: showPromise },
  'delivery-valley': { path: BED, before: keep('deliveryDistrict', 'Kathmandu'), prepare: showPromise },
  'delivery-nepali': { path: '/ne/product/1', before: keep('deliveryDistrict', 'Kaski'), prepare: showPromise },
  'delivery-remote': { path: BED, before: keep('deliveryDistrict', 'Humla'), prepare: showPromise },
  'delivery-free': {
    path: `${BED}?size=183*200&type=Hydraulics`,
    before: keep('deliveryDistrict', 'Kaski'),
    prepare: showPromise,
  },
  'delivery-first': inKaski(BED),
  'delivery-districts': { path: BED, prepare: openDistricts },
  'delivery-home': { ...inKaski('/'), isWhole: true },
  'delivery-listing': { ...inKaski('/productListing'), isWhole: true },
  'delivery-listing-nepali': { ...inKaski('/ne/productListing'), isWhole: true },
  'delivery-quick-view': { ...inKaski('/productListing'), prepare: openQuickView },
  'delivery-comparison': { ...inKaski('/compare?products=1,2'), isWhole: true },
  'delivery-cart': { path: '/cart', before: withCart('Kaski'), prepare: arrives, isWhole: true },
  'delivery-cart-remote': {
    path: '/cart',
    before: withCart('Humla'),
    prepare: (page) => page.getByText('By arrangement').first().waitFor(),
    isWhole: true,
  },
  'delivery-drawer': { path: '/', before: withCart('Kaski'), prepare: openDrawer },
}
