import { MemoryRouter } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { givenPaper } from '../test/given-media.ts'
import { Button, LinkButton } from './button.tsx'
import { TextField } from './field.tsx'

test('paper shows what a page is about, and neither its buttons nor its forms', async () => {
  const container = document.body.appendChild(document.createElement('main'))
  onTestFinished(() => container.remove())
  await render(
    <MemoryRouter>
      <h1>Order</h1>
      <a href="#top">Number</a>
      <Button>Order again</Button>
      <LinkButton to="/">Continue</LinkButton>
      <form aria-label="Code">
        <TextField label="Digits" />
      </form>
      <form aria-label="Checkout">
        <section aria-label="Your Order">2 chairs</section>
      </form>
    </MemoryRouter>,
    { container },
  )
  const pressed = ['Order again', 'Continue'].map((name) => page.getByText(name))
  for (const one of [...pressed, page.getByLabelText('Digits')]) await expect.element(one).toBeVisible()
  await givenPaper()
  for (const one of [...pressed, page.getByLabelText('Digits')]) await expect.element(one).not.toBeVisible()
  for (const words of ['Order', 'Number', '2 chairs']) {
    await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  }
})
