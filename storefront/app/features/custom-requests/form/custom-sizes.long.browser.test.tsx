import { expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import type { Product, Variant } from '#contract/catalog/products.ts'
import { answer, bed, form, noteLeaving, openForm, outline, plain, send } from './custom-order.fixture.tsx'

const ofSize = (size: string, width: number): Variant => {
  return { ...plain, _id: size, size, dimensionsCm: { width, height: 124, depth: 219 } }
}
const sized = { ...bed, variants: [ofSize('153*200', 176), ofSize('122*200', 145), ofSize('183*200', 206)] }

test('the form opens with the measurements of the chosen size, which follow it until they are changed', async () => {
  const left = noteLeaving()
  await openForm(sized, '?size=122*200')
  await expect.element(answer('Width')).toHaveValue(145)
  await expect.element(answer('Depth')).toHaveValue(219)
  await expect.element(outline()).toHaveAccessibleName(/Width 145 cm/)
  await expect.element(form().getByText(/^These are the measurements of the piece as chosen above\./)).toBeVisible()
  await answer('Height').fill('110')
  await page.getByRole('link', { name: 'The widest' }).click()
  await expect.element(answer('Width')).toHaveValue(206)
  await expect.element(answer('Height')).toHaveValue(110)
  await expect.element(outline()).toHaveAccessibleName(/Width 206 cm, Height 110 cm/)
  await expect.element(form().getByText(/^These are the measurements/)).not.toBeInTheDocument()
  await answer('Name').fill('Asmita Gurung')
  await answer('Email').fill('asmita@post.example')
  await answer('Phone').fill('9841234567')
  await send('WhatsApp').click()
  const message = new window.URL(left.mock.calls[0]![0] as string).searchParams.get('text')
  expect(message).toContain('206 × 219 × 110 cm')
})

test('a measurement that was emptied stays empty, and what was typed survives a reload with another size', async () => {
  await openForm(sized, '?size=122*200')
  await answer('Width').fill('')
  await expect.element(answer('Width')).toHaveValue(null)
  await expect.element(outline()).toHaveAccessibleName(/Width 145 cm/)
  await answer('Width').fill('150')
  await cleanup()
  await openForm(sized, '?size=183*200')
  await expect.element(answer('Width')).toHaveValue(150)
  await expect.element(answer('Depth')).toHaveValue(219)
})

test('the measurements of another size than the chosen one are not filled in', async () => {
  const pictured = { color: null, size: '153*200' } as unknown as Product['model']
  await openForm({ ...bed, model: pictured, variants: [{ ...plain, size: '122*200' }] })
  await expect.element(answer('Width')).toHaveValue(null)
  await expect.element(form().getByText(/Until then it shows this product as pictured/)).toBeVisible()
})

test('the measurements in the pictures are a size to order where no size to buy has them', async () => {
  const left = noteLeaving()
  await openForm({ ...bed, variants: sized.variants.slice(1) }, '?size=122*200')
  await answer('Name').fill('Asmita Gurung')
  await answer('Phone').fill('9841234567')
  await send('WhatsApp').click()
  await expect.element(answer('Instructions')).toHaveFocus()
  await answer('Width').fill('176')
  await send('WhatsApp').click()
  const message = new window.URL(left.mock.calls[0]![0] as string).searchParams.get('text')
  expect(message).toContain('176 × 219 × 124 cm')
})

test.each([
  ['5 ft', '152.4'],
  [`5'6"`, '167.6'],
  ['५ फिट', '152.4'],
])('a size typed as %s is %s cm, and the form says so', async (typed, cm) => {
  const left = noteLeaving()
  await openForm(sized, '?size=122*200')
  await userEvent.type(answer('Width'), `{Control>}a{/Control}${typed}`)
  await expect.element(answer('Width')).toHaveAccessibleDescription(`That is ${cm} cm.`)
  await expect.element(outline()).toHaveAccessibleName(new RegExp(`Width ${cm} cm`))
  await answer('Name').fill('Asmita Gurung')
  await answer('Phone').fill('9841234567')
  await send('WhatsApp').click()
  const message = new window.URL(left.mock.calls[0]![0] as string).searchParams.get('text')
  expect(message).toContain(`${cm} × 219 × 124 cm`)
})

test('a size that is pasted or composed keeps its unit', async () => {
  await openForm(sized, '?size=122*200')
  await answer('Name').fill('5 ft')
  await userEvent.keyboard('{Control>}a{/Control}')
  await userEvent.copy()
  await userEvent.click(answer('Width'))
  await userEvent.paste()
  await expect.element(answer('Width')).toHaveValue('5 ft')
  await answer('Depth').fill('6')
  await cdp().send('Input.imeSetComposition', { text: 'फि', selectionStart: 2, selectionEnd: 2 })
  await cdp().send('Input.insertText', { text: 'फिट' })
  await expect.element(answer('Depth')).toHaveAccessibleDescription('That is 182.9 cm.')
})

test('a size with a unit that nobody knows is refused, and becomes a number again without it', async () => {
  const left = noteLeaving()
  await openForm(sized, '?size=122*200')
  await answer('Name').fill('Asmita Gurung')
  await answer('Phone').fill('9841234567')
  await userEvent.type(answer('Width'), '{Control>}a{/Control}5 haat')
  await expect.element(answer('Width')).toHaveValue('5 haat')
  await expect.element(answer('Width')).toHaveAccessibleDescription('In cm, or write 7 ft or 6′6″.')
  await send('WhatsApp').click()
  await expect.element(answer('Width')).toHaveFocus()
  await expect.element(answer('Width')).toHaveAccessibleDescription(/^Enter centimeters from 1/)
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}150')
  await expect.element(answer('Width')).toHaveValue(150)
  expect(left).not.toHaveBeenCalled()
})

test('those who are not sure of a size are led to a measuring visit', async () => {
  await openForm(sized)
  const visit = form().getByRole('link', { name: 'Not sure? Request a free measuring visit' })
  await expect.element(visit).toHaveAttribute('href', '/measuring-visit')
})

test('the form asks about a width of 7 before it sends it, and 7 feet takes one press', async () => {
  const left = noteLeaving()
  await openForm(sized, '?size=122*200')
  await expect.element(form().getByText('In cm, or write 7 ft or 6′6″.')).toBeVisible()
  await answer('Name').fill('Asmita Gurung')
  await answer('Phone').fill('9841234567')
  await answer('Width').fill('7')
  await send('WhatsApp').click()
  const question = form().getByRole('group', { name: 'Width: really 7 cm, or did you mean feet?' })
  const inFeet = question.getByRole('button', { name: '7 ft (213 cm)' })
  await expect.element(inFeet).toHaveFocus()
  expect(left).not.toHaveBeenCalled()
  await inFeet.click()
  const message = new window.URL(left.mock.calls[0]![0] as string).searchParams.get('text')
  expect(message).toContain('213.4 × 219 × 124 cm')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(answer('Width')).toHaveValue('7 ft')
  await expect.element(send('WhatsApp')).toHaveFocus()
})

test('a shopper confirms a small size once, and the form asks again about another one', async () => {
  const left = noteLeaving()
  await openForm(sized, '?size=122*200')
  await answer('Name').fill('Asmita Gurung')
  await answer('Phone').fill('9841234567')
  await answer('Width').fill('7')
  await answer('Depth').fill('3')
  await send('WhatsApp').click()
  await form().getByRole('button', { name: 'Yes, 7 cm' }).click()
  expect(left).not.toHaveBeenCalled()
  await form().getByRole('button', { name: 'Yes, 3 cm' }).click()
  const message = new window.URL(left.mock.calls[0]![0] as string).searchParams.get('text')
  expect(message).toContain('7 × 3 × 124 cm')
  await send('WhatsApp').click()
  expect(left).toHaveBeenCalledTimes(2)
  await answer('Depth').fill('4')
  await send('WhatsApp').click()
  await expect.element(form().getByRole('button', { name: 'Yes, 4 cm' })).toBeVisible()
  expect(left).toHaveBeenCalledTimes(2)
})
