import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { CartLine } from '#contract/cart.ts'
import CartPage from '../../../routes/cart.tsx'
import { keep, readKept } from '../../../storage.ts'
import { givenBedLine, givenCart, givenLine, givenShopCart } from '../../../test/given-cart.ts'
import { givenGuest, givenMember } from '../../../test/given-member.ts'
import { openPage } from '../../../test/open-page.tsx'
import { setSession } from '../../accounts/session/session.ts'
import { CartButton } from '../drawer/cart-button.tsx'

const count = (pieces: number) => page.getByRole('button', { name: `Furniture Cart [${pieces}]` })

const Page = () => (
  <>
    <CartButton />
    <CartPage />
  </>
)

async function open(lines: CartLine[]) {
  const shop = await givenShopCart(givenCart(lines))
  await openPage('/cart', Page)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Your Furniture Cart' })).toBeVisible()
  return shop
}

test('after a login, cart and checkout name the pieces of the earlier cart until the shopper knows', async () => {
  givenGuest()
  const shop = await open([givenLine()])
  await expect.element(count(1)).toBeVisible()
  setSession({ status: 'checking' })
  shop.hold([givenLine(), givenBedLine({ quantity: 2 })])
  givenMember()
  const note = page.getByText('2 pieces from your account’s earlier cart are in here too.')
  await expect.element(note).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Got it' }).click()
  await expect.element(note).not.toBeInTheDocument()
})

test('after a reload the note about the earlier cart still stands, until the shopper knows', async () => {
  givenMember()
  keep('earlierPieces', '2', 'sessionStorage') // as the page before has left it
  await open([givenLine(), givenBedLine({ quantity: 2 })])
  const note = page.getByText('2 pieces from your account’s earlier cart are in here too.')
  await expect.element(note).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Got it' }).click()
  await expect.element(note).not.toBeInTheDocument()
  expect(readKept('earlierPieces', 'sessionStorage')).toBeNull()
})
