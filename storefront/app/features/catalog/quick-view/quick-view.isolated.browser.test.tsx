import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { failModule } from '../../../test/fail-module.ts'
import { givenBedCard, RARA } from '../../../test/given-products.ts'
import { openPage, toast } from '../../../test/open-page.tsx'
import { ProductCard } from '../card/product-card.tsx'
import cards from '../card/product-cards.module.css'

const Listing = () => (
  <div className={cards.cards}>
    <ProductCard product={givenBedCard()} sizes="200px" always />
  </div>
)

test('a quick view that fails to load shows a message and leaves the page unchanged', async () => {
  await failModule('quick-view/quick-view.tsx')
  await openPage('/productListing', Listing)
  await page.getByRole('button', { name: `Expand ${RARA}` }).click()
  await expect.element(toast('This could not be loaded. Please check your connection and try again.')).toBeVisible()
  await expect.element(page.getByRole('article')).toBeVisible()
})
