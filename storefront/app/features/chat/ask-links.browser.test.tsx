import type { ReactNode } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import type { ShopSettings } from '#contract/settings.ts'
import { givenBedLine, givenCart } from '../../test/given-cart.ts'
import { givenOrder } from '../../test/given-order.ts'
import { givenBed, givenColorfulBed, green } from '../../test/given-products.ts'
import { givenShell } from '../../test/given-shell.ts'
import { Toasts } from '../../ui/toast.tsx'
import AskAboutCart from './ask-about-cart.tsx'
import { AskAboutOrder } from './ask-about-order.tsx'
import AskAboutProduct from './ask-about-product.tsx'

const bed = givenBed()
const [chosen] = bed.variants
const cart = givenCart([givenBedLine()])
const order = givenOrder()
const link = (app: string) => page.getByRole('link', { name: app })
const said = (app: string, parameter: string) =>
  new URL((link(app).element() as HTMLAnchorElement).href).searchParams.get(parameter)

async function open(part: ReactNode, settings: Partial<ShopSettings> = {}): Promise<void> {
  const Stub = createRoutesStub([
    { path: '/', id: 'root', loader: () => null, Component: () => part, HydrateFallback: () => null },
  ])
  const shell = givenShell({ viber: '+9779807654321', ...settings })
  await render(
    <>
      <Toasts />
      <Stub initialEntries={['/']} hydrationData={{ loaderData: { root: shell } }} />
    </>,
  )
}

test('the product page’s message names piece, choice, price and the address of the choice', async () => {
  await open(<AskAboutProduct product={bed} chosen={chosen!} />)
  const [opening, piece, url] = said('WhatsApp', 'text')!.split('\n')
  expect(opening).toBe('Hello Kastha, I am interested in this piece:')
  expect(piece).toContain(`1 × ${bed.name}, ${chosen!.size}, ${chosen!.type}: Nrs. `)
  expect(url).toContain(`https://kastha.example/product/${bed._id}?size=`)
  expect(said('Viber', 'draft')).toBe(said('WhatsApp', 'text'))
  expect(said('Viber', 'number')).toBe('+9779807654321')
})

test('a question about a piece stands in place of the interest, with what was checked', async () => {
  const question = ['My measures: Door width 90 cm', 'Your answer: Perhaps']
  await open(<AskAboutProduct product={bed} chosen={chosen!} question={question} />)
  const [opening, piece, ...rest] = said('WhatsApp', 'text')!.split('\n')
  expect(opening).toBe('Hello Kastha, will this piece get into my home?')
  expect(piece).toContain(`${bed.name}, ${chosen!.size}, ${chosen!.type}`)
  expect(rest.slice(0, 2)).toEqual(question)
  expect(rest[2]).toContain(`https://kastha.example/product/${bed._id}?size=`)
})

test('the messages of product page and cart name the chosen color', async () => {
  const colorful = givenColorfulBed()
  const inBlush = colorful.variants.find(({ color }) => color === 'blush')!
  await open(<AskAboutProduct product={colorful} chosen={inBlush} />)
  expect(said('WhatsApp', 'text')).toContain(`1 × ${colorful.name}, Blush, ${inBlush.size}, ${inBlush.type}: Nrs. `)
  expect(said('WhatsApp', 'text')).toContain('?color=blush&')
  await cleanup()
  const { size, type } = givenBedLine()
  await open(<AskAboutCart cart={givenCart([givenBedLine({ color: green })])} />)
  expect(said('WhatsApp', 'text')).toContain(`1 × ${bed.name}, Forest green, ${size}, ${type}: Nrs. `)
})

test('the cart’s message names each line that can be bought, and the total', async () => {
  await open(<AskAboutCart cart={cart} />)
  const message = said('WhatsApp', 'text')!
  for (const { name } of cart.lines) expect(message).toContain(name)
  expect(message).toMatch(/\nTotal: Nrs\. [\d,]+$/)
})

test('the order’s message names its number and items', async () => {
  await open(<AskAboutOrder order={order} />)
  const message = said('WhatsApp', 'text')!
  expect(message).toContain(`my order ${order.orderId}:`)
  for (const { title } of order.items) expect(message).toContain(title)
})

test('Viber gets the message through the clipboard, too', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await open(<AskAboutProduct product={bed} chosen={chosen!} />)
  link('Viber')
    .element()
    .addEventListener('click', (press) => press.preventDefault())
  await link('Viber').click()
  await expect.element(page.getByText(/^Your message is copied/)).toBeVisible()
  expect(copied).toHaveBeenCalledExactlyOnceWith(said('WhatsApp', 'text'))
})

test('a shop without a number offers no app', async () => {
  await open(<AskAboutProduct product={bed} chosen={chosen!} />, { whatsapp: '', viber: '' })
  expect(page.getByRole('link').elements()).toHaveLength(0)
})
