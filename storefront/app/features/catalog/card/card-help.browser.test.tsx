import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { givenBedCard, RARA } from '../../../test/given-products.ts'
import { openPage } from '../../../test/open-page.tsx'
import { ProductCard } from './product-card.tsx'
import styles from './product-cards.module.css'

const Listing = () => (
  <div className={styles.cards}>
    <ProductCard product={givenBedCard()} sizes="200px" always />
  </div>
)

const open = () => openPage('/productListing', Listing)

test.for([
  [`Compare ${RARA}`, 'Compare'],
  [`Save to My List: ${RARA}`, 'My List'],
])('the round button “%s” shows its word to the mouse', async ([name, word]) => {
  await open()
  const button = page.getByRole('button', { name: name!, exact: true })
  const shown = () => getComputedStyle(button.element(), '::after').content
  await expect.element(button).toBeInTheDocument()
  expect(shown()).toBe('none')
  await button.hover()
  await expect.poll(shown).toContain(`"${word}"`)
})

test.for([320, 390, 1440])('at %i px no size of a bed reaches over the edge of its button', async (width) => {
  await page.viewport(width, 844)
  await open()
  const sizes = page.getByRole('group', { name: /^Sizes of/ }).getByRole('button')
  await expect.element(sizes.first()).toMatchTextContent(/^122\*200/)
  for (const size of sizes.elements()) {
    expect(size.scrollWidth).toBeLessThanOrEqual(size.clientWidth)
  }
})
