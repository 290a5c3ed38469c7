import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { ShopSettings } from '#contract/settings.ts'
import { answerApi } from '../../test/answer-api.ts'
import { givenBed, givenBedCard } from '../../test/given-products.ts'
import { givenSettings } from '../../test/given-shell.ts'
import { openPage } from '../../test/open-page.tsx'
import BuyBar from '../cart/add/buy-bar.tsx'
import { CompareBarSlot } from '../catalog/compare/compare-bar-slot.tsx'
import { writeCompared } from '../catalog/compare/compared.ts'
import { ChatButton } from './chat-button.tsx'

/** Out of view, like a product's button on a scrolled page. */
const box = { current: document.createElement('div') }

const Product = () => (
  <>
    <div style={{ height: '200vh' }} />
    <BuyBar box={box} variant={givenBed().variants[0]!} buy={{ children: 'Add to Cart' }} />
    <CompareBarSlot />
    <ChatButton settings={givenSettings} />
  </>
)

test('on a phone the chat button is above the bars at the bottom', async () => {
  await page.viewport(390, 844)
  writeCompared(['1'])
  const found = { success: true, message: '', products: [givenBedCard()], totalProducts: 1 }
  answerApi({ 'GET /api/product/getAllProducts': { status: 200, body: found } })
  await openPage('/product/1', Product)
  const chat = page.getByRole('button', { name: 'Chat', exact: true })
  const bars = [
    page.getByRole('complementary', { name: 'Add to Cart' }),
    page.getByRole('region', { name: 'Products to compare' }),
  ]
  for (const bar of bars) await expect.element(bar).toBeVisible()
  await expect.poll(() => document.getAnimations()).toEqual([])
  const boxOf = (one: typeof chat) => one.element().getBoundingClientRect()
  for (const bar of bars) expect(boxOf(chat).bottom).toBeLessThanOrEqual(boxOf(bar).top)
  expect(boxOf(chat).top).toBeGreaterThan(844 / 2)
})

test.for([
  [{ whatsapp: '', social: [] }, 0],
  [{ whatsapp: '', social: [{ network: 'instagram', url: 'https://instagram.example/kastha' }] }, 1],
  [{ whatsapp: '+9779800000000', social: [] }, 1],
] satisfies [Partial<ShopSettings>, number][])('a shop with %j has %i chat buttons', async ([networks, count]) => {
  await openPage('/', () => <ChatButton settings={{ ...givenSettings, ...networks }} />)
  expect(page.getByRole('button', { name: 'Chat', exact: true }).elements()).toHaveLength(count)
})
