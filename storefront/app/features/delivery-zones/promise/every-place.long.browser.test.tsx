import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerApi } from '../../../test/answer-api.ts'
import { givenBedLine, givenCart, givenShopCart } from '../../../test/given-cart.ts'
import { givenBed, givenBedCard, RARA } from '../../../test/given-products.ts'
import { plansAre } from '../../../test/given-instalments.ts'
import { givenZones } from '../../../test/given-zones.ts'
import { openPage } from '../../../test/open-page.tsx'
import { BuyBox } from '../../cart/add/buy-box.tsx'
import { CartButton } from '../../cart/drawer/cart-button.tsx'
import { ProductCard } from '../../catalog/card/product-card.tsx'
import cards from '../../catalog/card/product-cards.module.css'
import ProductRow from '../../catalog/listing/product-row.tsx'
import { chooseDistrict } from '../district/district.ts'

const bed = givenBed()
const found = { status: 200, body: { success: true, message: '', product: bed } }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-15T10:00:00+05:45') })
  localStorage.setItem('deliveryDistrict', 'Kaski')
  answerApi({
    'GET /api/delivery/zones': { status: 200, body: givenZones },
    'GET /api/product/1': found,
    ...plansAre(),
  })
})

test('card, row and quick view name day and cost of the chosen size, and follow another district', async () => {
  const card = givenBedCard()
  await openPage('/productListing', () => (
    <>
      <div className={cards.cards}>
        <ProductCard product={card} sizes="200px" always />
      </div>
      <section aria-label="Rows">
        <ProductRow product={card} priority={false} />
      </section>
    </>
  ))
  const shown = page.getByRole('article').first()
  const row = page.getByRole('region', { name: 'Rows' })
  for (const place of [shown, row]) {
    await expect.element(place).toMatchTextContent(/Arrives by Sun 22 Nov\s*Nrs\. 1,000 · cash on delivery/)
  }
  await shown.getByRole('button', { name: /^153\*200/ }).click()
  await expect.element(shown).toMatchTextContent(/Arrives by Sun 22 Nov\s*Free · cash on delivery/)

  await shown.getByRole('button', { name: `Expand ${RARA}` }).click()
  const box = page.getByRole('dialog').getByRole('region', { name: 'Delivery' })
  await expect.element(box).toMatchTextContent(/Deliver to Kaski Arrives by Sun 22 Nov/)
  await expect.element(box).toMatchTextContent(/Free · cash on delivery/)
  await box.getByRole('button', { name: 'Change' }).click()
  const choice = page.getByRole('dialog', { name: 'Where should it go?' })
  await choice.getByRole('button', { name: 'Humla' }).click()
  await expect.element(choice).not.toBeInTheDocument()
  await expect.element(box).toMatchTextContent(/No express, cash on delivery or fitting/)
  await userEvent.keyboard('{Escape}')
  await expect.element(row).toMatchTextContent(/Usually 10-20 days\s*Nrs\. 5,000 · paid in advance/)
})

test('the row of a sold-out piece that the shop makes leads to the form for one', async () => {
  const card = givenBedCard()
  const offers = card.offers.map((offer) => ({ ...offer, countInStock: 0 }))
  await openPage('/productListing', () => (
    <ProductRow product={{ ...card, offers, countInStock: 0, madeInDays: 20 }} priority={false} />
  ))
  await expect
    .element(page.getByRole('link', { name: `Have one made: ${RARA}` }))
    .toHaveAttribute('href', expect.stringContaining('#custom-order'))
})

test('the buy bar names the day, and is as wide with it as without', async () => {
  await page.viewport(390, 844)
  chooseDistrict('')
  await openPage('/product/:id', () => (
    <div style={{ paddingTop: '150vh' }}>
      <BuyBox product={bed} variant={bed.variants[0]!} />
    </div>
  ))
  const bar = page.getByRole('complementary', { name: 'Add to Cart' })
  const width = () => bar.getByRole('button').element().getBoundingClientRect().width
  await expect.element(bar).toMatchTextContent(/122\*200/)
  const before = width()
  chooseDistrict('Kaski')
  await expect.element(bar.getByText('Arrives by Sun 22 Nov')).toBeVisible()
  expect(width()).toBe(before)
})

test('the cart’s drawer has the day of each line, and day, cost and payment of the whole', async () => {
  await givenShopCart(givenCart([givenBedLine()]))
  await openPage('/', CartButton)
  await page.getByRole('button', { name: /^Furniture Cart/ }).click()
  const drawer = page.getByRole('dialog')
  await expect.element(drawer.getByRole('article').getByText('Arrives by Sun 22 Nov')).toBeVisible()
  await expect.element(drawer.getByText('Arrives by Sun 22 Nov · Nrs. 1,000 · cash on delivery')).toBeVisible()
})
