import { describe, expect, test } from 'vitest'
import {
  ANSWER_LENGTH,
  answerProblem,
  answerRefusal,
  askerContact,
  MAX_ANSWERS,
  mayChangeOwn,
  QUESTION_LENGTH,
  questionProblems,
  staffAnswerProblem,
} from './questions.ts'
import { namesShop } from './names-shop.ts'
import { revealsContact } from './reveals-contact.ts'

const form = { text: 'Does the bed come apart for narrow stairs?', name: 'Asmita Gurung', contact: '' }

describe('a question', () => {
  test.for([
    [{}, {}],
    [{ text: 'Why?      ' }, { text: 'text-short' }],
    [{ text: 'के यो पलङ साँघुरो सिँढीबाट लैजान मिल्छ?' }, {}],
    [{ text: 'a'.repeat(QUESTION_LENGTH.most) }, {}],
    [{ text: 'a'.repeat(QUESTION_LENGTH.most + 1) }, { text: 'text-long' }],
    [{ text: 'Please call me on 984-1234567 today' }, { text: 'text-private' }],
    [{ name: ' ' }, { name: 'name' }],
    [{ name: 'Ram 9841234567' }, { name: 'name' }],
    [{ contact: 'asmita' }, { contact: 'contact' }],
    [{ contact: 'asmita@post.example' }, {}],
    [{ contact: '९८४१२३४५६७' }, {}],
  ] as const)('%j has the problems %j', ([given, problems]) => {
    expect(questionProblems({ ...form, ...given }, false)).toEqual(problems)
  })

  test('a member gives no name and no contact', () => {
    expect(questionProblems({ text: form.text, name: '', contact: 'nonsense' }, true)).toEqual({})
  })
})

test('the contact is an email address, a mobile number, or nothing', () => {
  expect(askerContact(' asmita@post.example ')).toEqual({ email: 'asmita@post.example' })
  expect(askerContact('+977 984-1234567')).toEqual({ phone: '+9779841234567' })
  expect(askerContact('  ')).toEqual({})
  expect(askerContact('12345')).toBeNull()
})

test.for([
  ['write to sita@post.example', true],
  [`piled${'\u0301\u0316'.repeat(16)}`, true],
  ['see https://post.example', true],
  ['see www.post.example', true],
  ['cheaper at sofa-house.com.np', true],
  ['call 9841234567', true],
  ['call 98 41 23 45 67', true],
  ['call ९८४१२३४५६७', true],
  ['call 01-4412345', true],
  ['call 061-523456', true],
  ['call 9 8 4 1 2 3 4 5 6 7', true],
  ['call 98   41 / 23 (45) 67', true],
  ['call ९ ८ ४ १ २ ३ ४ ५ ६ ७', true],
  ['call +9779841234567', true],
  ['call 00977 98-4123-4567', true],
  ['call 9779841234567', true],
  ['call ９８４１２３４５６７', true],
  ['cheaper at evil.ru', true],
  ['cheaper at evil。com', true],
  ['cheaper at evil｡com', true],
  ['cheaper at evil．com', true],
  ['write me on wa.me/x', true],
  ['Sizes 98*78*36*24*12 cm', false],
  ['Widths of 0.75, 0.80 and 0.90 m', false],
  ['Is it good.Does it last?', false],
  ['काठ राम्रो छ।मूल्य कति?', false],
  ['It is 153*200 cm and costs Nrs. 1,05,000', false],
  ['Order KA-261121-7F3K9Q2M arrived', false],
  ['Wood is sal. Finish is oil.', false],
  ['Is it 2.5 m long?', false],
  ['पलङ १५३*२०० मा कति तौल थाम्छ?', false],
] as const)('%j names a contact: %j', ([text, reveals]) => {
  expect(revealsContact(text)).toBe(reveals)
})

test.for([
  ['Kastha staff', true],
  ['K A S T H A', true],
  ['ｋａｓｔｈａ', true],
  ['काष्ठ कर्मचारी', true],
  ['Asmita Gurung', false],
  ['आशा', false],
  ['', false],
] as const)('%j contains a name of the shop: %j', ([name, contains]) => {
  expect(namesShop(name, ['Kastha', 'काष्ठ', ''])).toBe(contains)
})

test('long texts of digits and gaps are read at once', () => {
  const start = performance.now()
  for (const text of ['9 8 '.repeat(2_000), '977 '.repeat(2_000), '0 '.repeat(4_000), 'a-'.repeat(4_000)])
    revealsContact(text)
  expect(performance.now() - start).toBeLessThan(200)
})

test('an answer has a length, and names no contact', () => {
  expect(answerProblem('No')).toBeUndefined()
  expect(answerProblem(' N ')).toBe('short')
  expect(answerProblem('a'.repeat(ANSWER_LENGTH.most + 1))).toBe('long')
  expect(answerProblem('Write to sita@post.example')).toBe('private')
  expect(staffAnswerProblem('Call us: 01-4412345')).toBeUndefined()
  expect(staffAnswerProblem(' ')).toBe('short')
})

test('a buyer answers once, while there is room', () => {
  const buyer = { isBuyer: true, hasAnswered: false, answers: MAX_ANSWERS - 1 }
  expect(answerRefusal(buyer)).toBeUndefined()
  expect(answerRefusal({ ...buyer, isBuyer: false })).toBe('not-bought')
  expect(answerRefusal({ ...buyer, hasAnswered: true })).toBe('answered')
  expect(answerRefusal({ ...buyer, answers: MAX_ANSWERS })).toBe('full')
})

test.for([
  ['waiting', true, true],
  ['published', false, true],
  ['hidden', false, false],
] as const)('members may edit and delete a %s question of their own: %j, %j', ([state, edit, remove]) => {
  expect([mayChangeOwn(state, 'edit'), mayChangeOwn(state, 'delete')]).toEqual([edit, remove])
})
