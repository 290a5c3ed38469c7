import { beforeAll, expect, test } from 'vitest'
import { messages } from '#messages/pages.ts'
import { messages as nepali } from '#messages/ne/later.ts'
import { addMessages, textIn } from '../../../messages/text.ts'
import { mailUrl, requestMessage } from './request-message.ts'
import { whatsappUrl } from '../../chat/app-urls.ts'

const order = {
  name: 'Asmita & Bikash',
  email: 'asmita@post.example',
  phone: '+9779841234567',
  width: 165.5,
  height: 110,
  depth: 210,
  material: 'Glass',
  instructions: 'No wings.\nOatmeal, 50% lower?',
} as const
const product = {
  name: 'Rara wingback bed',
  color: 'Forest green',
  isLainOn: true,
  url: 'https://kastha.example/product/1',
}

beforeAll(() => {
  addMessages('en', messages)
  addMessages('ne', nepali)
})

test('the message has every answer, the product and its URL', () => {
  const message = requestMessage(textIn('en'), order, product)
  for (const part of [
    'Product: Rara wingback bed',
    'Color: Forest green',
    'Width × depth × height: 165.5 × 210 × 110 cm',
    'Material: Glass',
    'Instructions: No wings.\nOatmeal, 50% lower?',
    'Name: Asmita & Bikash',
    'Phone: 9841234567',
    'Email: asmita@post.example',
    'https://kastha.example/product/1',
  ]) {
    expect(message).toContain(part)
  }
})

test.each([
  ['a bed', true, 'चौडाइ × लम्बाइ × उचाइ: १६५.५ × २१० × ११० सेमी'],
  ['a table', false, 'चौडाइ × गहिराइ × उचाइ: १६५.५ × २१० × ११० सेमी'],
])('in Nepali the message names the sides of %s as its form does', (_, isLainOn, line) => {
  expect(requestMessage(textIn('ne'), order, { ...product, isLainOn }).split('\n')).toContain(line)
})

test('without color, instructions and email address there is no line about them', () => {
  const short = { ...order, instructions: '', email: '' }
  const message = requestMessage(textIn('en'), short, { ...product, color: undefined })
  expect(message).not.toContain('Email')
  expect(message).not.toContain('Instructions')
  expect(message).not.toContain('Color')
})

test('the links to both apps carry the whole message', () => {
  const message = 'Width: 5 & more?\n50% #1 मेच'
  const chat = new URL(whatsappUrl('+977 980-0000000', message))
  expect(`${chat.origin}${chat.pathname}`).toBe('https://wa.me/9779800000000')
  expect(chat.searchParams.get('text')).toBe(message)

  const mail = new URL(mailUrl('namaste@kastha.example', 'Custom size: Bed & co', message))
  expect(mail.pathname).toBe('namaste@kastha.example')
  expect(mail.searchParams.get('subject')).toBe('Custom size: Bed & co')
  expect(mail.searchParams.get('body')).toBe(message.replace('\n', '\r\n'))
})
