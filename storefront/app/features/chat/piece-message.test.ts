import { beforeAll, expect, test } from 'vitest'
import { messages } from '#messages/pages.ts'
import { messages as nepali } from '#messages/ne/chat.ts'
import { englishFormats } from '#domain/language/english-formats.ts'
import { nepaliFormats } from '#domain/language/nepali-formats.ts'
import { addMessages, textIn } from '../../messages/text.ts'
import { viberUrl, whatsappUrl } from './app-urls.ts'
import { pieceMessage } from './piece-message.ts'

const bed = {
  name: 'Rara wingback bed',
  choice: { color: null, size: '153*200', type: 'Normal' },
  quantity: 2,
  amount: 120_000,
}
const pillow = { name: 'Kapas pillow', choice: { color: null, size: null, type: null }, quantity: 1, amount: 2_400 }

beforeAll(() => {
  addMessages('en', messages)
  addMessages('ne', nepali)
})

test('a message names each piece with its choice and price, then the total', () => {
  const pieces = [{ ...bed, url: 'https://kastha.example/product/1' }, pillow]
  const message = pieceMessage(textIn('en'), englishFormats, { opening: 'Hello', pieces, total: 123_400 })
  expect(message.split('\n')).toEqual([
    'Hello',
    '2 × Rara wingback bed, 153*200, Normal: Nrs. 1,20,000',
    'https://kastha.example/product/1',
    '1 × Kapas pillow: Nrs. 2,400',
    'Total: Nrs. 1,23,400',
  ])
})

test('a message speaks the language of the page', () => {
  const opening = textIn('ne')('ask.product', { shop: 'काष्ठ' })
  const message = pieceMessage(textIn('ne'), nepaliFormats, {
    opening,
    pieces: [bed],
    url: 'https://kastha.example/ne',
  })
  expect(message.split('\n')).toEqual([
    'नमस्ते काष्ठ, मलाई यो सामान मन पर्‍यो:',
    '२ × Rara wingback bed, १५३*२००, नर्मल: रु. १,२०,०००',
    'https://kastha.example/ne',
  ])
})

test('a message names the color before the size', () => {
  const green = { name: 'Forest green' }
  const inGreen = { ...bed, choice: { ...bed.choice, color: green } }
  const message = pieceMessage(textIn('en'), englishFormats, { opening: 'Hello', pieces: [inGreen] })
  expect(message).toBe('Hello\n2 × Rara wingback bed, Forest green, 153*200, Normal: Nrs. 1,20,000')
})

test('a long cart names twenty pieces and counts the rest', () => {
  const pieces = Array.from({ length: 23 }, () => pillow)
  const lines = pieceMessage(textIn('en'), englishFormats, { opening: 'Hello', pieces }).split('\n')
  expect(lines).toHaveLength(22)
  expect(lines.at(-1)).toBe('and 3 more products')
})

test('links lead to the number with the message', () => {
  expect(whatsappUrl('+9779800000000', 'Sal & teak')).toBe('https://wa.me/9779800000000?text=Sal%20%26%20teak')
  expect(viberUrl('+9779800000000', 'Sal & teak')).toBe('viber://chat?number=%2B9779800000000&draft=Sal%20%26%20teak')
})
