import { expect, test } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { answerApi, cut } from '../../test/answer-api.ts'
import { expectErrors } from '../../test/console-errors.ts'
import { endVisit } from '../../test/end-visit.ts'
import { givenBedLine } from '../../test/given-cart.ts'
import { opener, openWithCart } from '../../test/open-with-cart.tsx'
import { openPage } from '../../test/open-page.tsx'
import { CartButton } from './drawer/cart-button.tsx'

test('a page that opens without a network shows as many pieces in the cart as the page before', async () => {
  expectErrors(/The cart could not be read/)
  await openWithCart([givenBedLine({ quantity: 2 })])
  await expect.element(opener(2)).toBeVisible()
  await cleanup()
  endVisit()
  answerApi({ 'GET /api/cart': cut })
  await openPage('/product/:id', CartButton, { address: '/product/1' })
  await expect.element(opener(2)).toBeVisible()
})
