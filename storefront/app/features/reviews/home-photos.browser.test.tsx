import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { givenGuest } from '../../test/given-member.ts'
import { givenBed, givenPictures, givenReview } from '../../test/given-products.ts'
import { openProduct } from '../../test/open-product.tsx'

const section = () => page.getByRole('region', { name: 'In buyers’ homes' })
const [sofa, lamp, cat] = givenPictures(3)

test('photos of all reviews are one gallery, which opens full-screen where the visitor pressed', async () => {
  givenGuest()
  const reviews = [
    givenReview({ _id: '1', user: 'Hari T.', photos: [sofa!, lamp!] }),
    givenReview({ _id: '2', photos: [] }),
    givenReview({ _id: '3', user: '', photos: [cat!] }),
  ]
  await openProduct({ product: givenBed({ reviews, reviewCount: 3 }) })
  await expect.element(section().getByRole('link', { name: 'Photo by Hari T.' }).first()).toBeVisible()
  const links = section().getByRole('link')
  expect(links.elements()).toHaveLength(3)
  links.nth(2).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Photo by Anonymous' })).toBeVisible()
  await expect.element(page.getByRole('dialog').getByText('Picture 3 of 3')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(links.nth(2)).toHaveFocus()
})

test('a product without photos has no gallery', async () => {
  givenGuest()
  await openProduct({ product: givenBed({ reviews: [givenReview()], reviewCount: 1 }) })
  await expect.element(page.getByRole('tablist')).toBeVisible()
  await expect.element(section()).not.toBeInTheDocument()
})
