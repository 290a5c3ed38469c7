import { createRoutesStub } from 'react-router'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ShownPiece } from './with-cart.ts'
import type { Language } from '#domain/language/languages.ts'
import { LanguageContext } from '../../../messages/text.ts'
import { givenShell } from '../../../test/given-shell.ts'
import { Toasts } from '../../../ui/toast.tsx'
import { BuyingFacts } from '../buying-facts.tsx'
import { DeliverTo } from '../district/deliver-to.tsx'
import { PromiseBox } from './promise-box.tsx'
import { PromiseLine } from './promise-line.tsx'

export const bed: ShownPiece = { price: 98_500, isLarge: true, countInStock: 3, madeInDays: null }
export const lamp: ShownPiece = { price: 9_500, isLarge: false, countInStock: 8, madeInDays: null }

type OpenedShop = { piece?: ShownPiece; width?: number; language?: Language }

/** Opens the parts of a product page that go by the district: the header's button, the box, and a card's line. */
export async function openShop({ piece = bed, width = 400, language = 'en' }: OpenedShop = {}): Promise<void> {
  const shell = givenShell()
  const Shop = () => (
    <>
      <DeliverTo />
      <main style={{ width }}>
        <PromiseBox piece={piece} renderCustomOrder={(words) => <a href="#custom-order">{words}</a>} />
        <BuyingFacts piece={piece} payments={['cod', 'esewa']} />
        <article>
          <PromiseLine piece={lamp} />
        </article>
      </main>
    </>
  )
  const Stub = createRoutesStub([{ id: 'root', path: '/', loader: () => shell, Component: Shop }])
  document.documentElement.lang = language
  await render(
    <LanguageContext value={language}>
      <Toasts />
      <Stub hydrationData={{ loaderData: { root: shell } }} />
    </LanguageContext>,
  )
}

export const header = () => page.getByRole('button', { name: /^Deliver to:/ })
export const box = () => page.getByRole('region', { name: 'Delivery' })
export const facts = () => page.getByRole('main').getByRole('list')
export const card = () => page.getByRole('article')
export const dialog = () => page.getByRole('dialog', { name: 'Where should it go?' })
export const district = (name: string) => dialog().getByRole('button', { name, exact: true })

/** Returns the rows of the box, without its button. */
export function rows(): string[] {
  const found = box().element().querySelectorAll('p')
  return [...found].map(({ textContent }) => textContent).filter((words) => words !== '')
}

/** Chooses a district as shoppers do. */
export async function choose(name: string): Promise<void> {
  await header().click()
  await district(name).click()
}
