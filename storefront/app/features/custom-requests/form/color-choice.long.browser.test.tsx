import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Color } from '#contract/catalog/colors.ts'
import { answerApi } from '../../../test/answer-api.ts'
import { givenGuest } from '../../../test/given-member.ts'
import { REQUEST_NUMBER } from '../../../test/given-request.ts'
import { blush, green } from '../../../test/given-products.ts'
import { answer, bed, fillIn, form, noteLeaving, openForm, plain, send, sentReply } from './custom-order.fixture.tsx'

const inColor = ({ slug }: Color) => ({ ...plain, _id: slug, color: slug })
const colorful = { ...bed, colors: [green, blush], variants: [green, blush].map(inColor) }
const wantedColor = (name: string) => form().getByRole('radio', { name, exact: true })

test('the form asks for the color of the page, until another is chosen', async () => {
  givenGuest()
  const left = noteLeaving()
  const sent = answerApi({ 'POST /api/custom-orders': { status: 201, body: sentReply } })
  await openForm(colorful, '?color=blush')
  await expect.element(wantedColor('Blush')).toBeChecked()
  await fillIn()
  await send('WhatsApp').click()
  expect(new window.URL(left.mock.calls[0]![0] as string).searchParams.get('text')).toContain('Color: Blush')
  await form().getByText('Forest green').click()
  await form().getByRole('button', { name: 'Send request' }).click()
  await expect.element(page.getByRole('dialog').getByText(REQUEST_NUMBER)).toBeVisible()
  expect(Object.fromEntries(sent[0]!.body as FormData)).toMatchObject({ color: 'forest-green', productId: '1' })
})

test('a request names another color than those of the product', async () => {
  givenGuest()
  const left = noteLeaving()
  const sent = answerApi({ 'POST /api/custom-orders': { status: 201, body: sentReply } })
  await openForm(colorful, '?color=blush')
  await fillIn()
  await form().getByText('Another color').click()
  await send('WhatsApp').click()
  expect(new window.URL(left.mock.calls[0]![0] as string).searchParams.get('text')).toContain('Color: Another color')
  await form().getByRole('button', { name: 'Send request' }).click()
  await expect.element(page.getByRole('dialog').getByText(REQUEST_NUMBER)).toBeVisible()
  expect(Object.fromEntries(sent[0]!.body as FormData)).toMatchObject({ color: '*' })
})

test('another color has to be named in words, and nothing typed is lost meanwhile', async () => {
  givenGuest()
  const sent = answerApi({ 'POST /api/custom-orders': { status: 201, body: sentReply } })
  await openForm(colorful, '?color=blush')
  await fillIn()
  await answer('Instructions').fill('')
  await expect.element(answer('Instructions')).not.toBeRequired()
  await form().getByText('Another color').click()
  await form().getByRole('button', { name: 'Send request' }).click()
  await expect.element(answer('Instructions')).toHaveFocus()
  await expect.element(answer('Instructions')).toHaveAccessibleDescription('Name the color that you want')
  await expect.element(answer('Instructions')).toBeRequired()
  await expect.element(answer('Width')).toHaveValue(165.5)
  expect(sent).toEqual([])
})
