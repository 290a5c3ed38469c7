import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import '../../messages/account-messages.ts'
import { answerApi } from '../../test/answer-api.ts'
import { givenCheckout, openFilledCheckout, pressOrder } from '../../test/given-checkout.ts'
import { givenGuest } from '../../test/given-member.ts'
import { givenPlaced } from '../../test/given-order.ts'
import { visited } from '../../test/open-page.tsx'

const LAKESIDE = { latitude: 28.209_612_345, longitude: 83.955_36 }
const DELHI = { latitude: 28.6139, longitude: 77.209 }
const [DENIED, TIMED_OUT] = [1, 3]

type Told = { coords: typeof LAKESIDE } | { code: number }

/** Sets what the phone tells a page that asks for its position. @returns a spy that counts the requests */
function givenPhone(told: Told | undefined) {
  return vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, failed) => {
    if (told && 'coords' in told) found(told as GeolocationPosition)
    else if (told) failed!({ ...told, PERMISSION_DENIED: DENIED } as unknown as GeolocationPositionError)
  })
}

const use = () => page.getByRole('button', { name: 'Use my position' })
const shown = () => page.getByRole('link', { name: 'Position on the map' })

beforeEach(async () => {
  givenGuest()
  givenCheckout()
  await openFilledCheckout()
})

test('a position is shown on the map and sent with the order, to a metre', async () => {
  const asked = givenPhone({ coords: LAKESIDE })
  const orders = answerApi({ 'POST /api/orders': { status: 201, body: givenPlaced() } })
  await use().click()
  const map = 'https://www.google.com/maps/search/?api=1&query=28.20961%2C83.95536'
  await expect.element(shown()).toHaveAttribute('href', map)
  await expect.element(use()).not.toBeInTheDocument()
  expect(asked).toHaveBeenCalledOnce()
  await pressOrder()
  await expect.element(visited()).toBeInTheDocument()
  expect(orders[0]!.body).toMatchObject({ position: { latitude: 28.20961, longitude: 83.95536 } })
})

test('a position can be removed, and an order needs none', async () => {
  givenPhone({ coords: LAKESIDE })
  const orders = answerApi({ 'POST /api/orders': { status: 201, body: givenPlaced() } })
  await use().click()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect.element(shown()).not.toBeInTheDocument()
  await pressOrder()
  await expect.element(visited()).toBeInTheDocument()
  expect(orders[0]!.body).toMatchObject({ position: null })
})

test.for([
  ['a refusal', { code: DENIED }, 'Your browser may not use the position. A landmark helps as much.'],
  [
    'a phone without a signal',
    { code: TIMED_OUT },
    'Your position cannot be found right now. A landmark helps as much.',
  ],
  ['a shopper abroad', { coords: DELHI }, 'Your position is not in Nepal. A landmark helps as much.'],
] as const)('%s is explained, and the next try may succeed', async ([, told, words]) => {
  givenPhone(told)
  await use().click()
  await expect.element(page.getByText(words)).toBeVisible()
  givenPhone({ coords: LAKESIDE })
  await use().click()
  await expect.element(shown()).toBeVisible()
  await expect.element(page.getByText(words)).not.toBeInTheDocument()
})

test('a browser that knows no positions says so', async () => {
  const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'geolocation')!
  onTestFinished(() => void Object.defineProperty(Navigator.prototype, 'geolocation', own))
  Reflect.deleteProperty(Navigator.prototype, 'geolocation')
  await use().click()
  await expect.element(page.getByText(/^Your position cannot be found right now\./)).toBeVisible()
})

test('while the phone looks for its position, the button is busy and asks once', async () => {
  const asked = givenPhone(undefined)
  await use().click()
  await expect.element(use()).toHaveAttribute('aria-busy', 'true')
  ;(use().element() as HTMLElement).click()
  expect(asked).toHaveBeenCalledOnce()
})
