import { createRoutesStub, ScrollRestoration } from 'react-router'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answerApi } from '../../test/answer-api.ts'
import { expectErrors } from '../../test/console-errors.ts'
import { FitsLine } from './fits-line.tsx'
import { PASSAGES_HASH } from './opened-by-link.ts'
import { boards, button, dialog, field, givenPacked } from './packed.fixture.tsx'
import { PassagesButton } from './passages-button.tsx'

const packed = givenPacked({ comesAssembled: true, packages: boards })
const [chosen] = packed.variants
const link = () => page.getByRole('link', { name: 'Will it get in?' })

/** A page on a phone: the link stands beside the price, and the description far below. */
function ProductPage() {
  return (
    <>
      <ScrollRestoration />
      <div style={{ height: 600 }} />
      <FitsLine product={packed} chosen={chosen!} />
      <div id="description" style={{ paddingTop: 2_000, minHeight: 4_000 }}>
        <div id={PASSAGES_HASH.slice(1)}>
          <PassagesButton product={packed} chosen={chosen!} isLinkTarget />
        </div>
      </div>
    </>
  )
}

async function openProduct(): Promise<void> {
  expectErrors(/^Encountered a script tag/) // that of ScrollRestoration, which the server writes
  await page.viewport(390, 844)
  answerApi({
    [`GET /api/product/${packed._id}`]: { status: 200, body: { success: true, message: '', product: packed } },
  })
  const Stub = createRoutesStub([{ path: '/product/:id', Component: ProductPage }])
  await render(<Stub initialEntries={[`/product/${packed._id}`]} />)
}

test('closing the check leaves the shopper at the link that opened it', async () => {
  await openProduct()
  window.scrollTo(0, 300)
  await link().click()
  await expect.element(dialog()).toBeVisible()
  await field('Door width').fill('90')
  await field('Door height').fill('210')
  await button('Check').click()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  expect(window.scrollY).toBe(300)
  await expect.element(link()).toHaveFocus()
})
