import { page } from 'vitest/browser'
import type { CartLine } from '#contract/cart.ts'
import { AddButton } from '../features/cart/add/add-button.tsx'
import { AddDisc } from '../features/cart/add/add-disc.tsx'
import { BuyBox } from '../features/cart/add/buy-box.tsx'
import { CartButton } from '../features/cart/drawer/cart-button.tsx'
import { givenCart, givenShopCart } from './given-cart.ts'
import { givenBed, givenBedCard } from './given-products.ts'
import { openPage } from './open-page.tsx'

export const opener = (pieces: number) => page.getByRole('button', { name: `Furniture Cart [${pieces}]` })
export const drawer = (pieces: number) => page.getByRole('dialog', { name: `Furniture Cart [${pieces}]` })
export const anyDrawer = () => page.getByRole('dialog')
export const addButton = () => page.getByRole('button', { name: 'Add to Cart', exact: true })

/** Opens a page with the cart’s button and every way to add a bed. @returns the cart that the shop holds */
export async function openWithCart(lines: CartLine[] = []) {
  const shop = await givenShopCart(givenCart(lines))
  const bed = givenBed()
  const soldOut = { color: null, size: null, price: 98_500, oldPrice: null, countInStock: 0, isLarge: false }
  const Shop = () => (
    <>
      <CartButton />
      <BuyBox product={bed} variant={bed.variants[0]!} />
      <AddDisc product={bed} offer={bed.offers[2]!} />
      <AddButton product={givenBedCard({ _id: '4', name: 'Mustang bed' })} offer={soldOut} />
    </>
  )
  await openPage('/product/:id', Shop, { address: '/product/1' })
  return shop
}
