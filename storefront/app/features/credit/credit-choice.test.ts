import { expect, test } from 'vitest'
import { givenProfile } from '../../test/given-member.ts'
import { setSession } from '../accounts/session/session.ts'
import { chooseCredit, readCreditChoice } from './credit-choice.ts'

const asmita = givenProfile()
const card = { code: '7K2M9QXT04HBPZ3W', codeEnd: 'PZ3W', balance: 4_000 }
const NONE = { card: null, own: 0 }

test('a guest who logs in keeps the gift card, and a logout forgets it with the credit of the account', () => {
  setSession({ status: 'guest' })
  chooseCredit({ card })
  setSession({ status: 'checking' })
  setSession({ status: 'member', user: asmita })
  expect(readCreditChoice()).toEqual({ card, own: 0 })
  chooseCredit({ own: 500 })
  setSession({ status: 'guest', hasLeft: true })
  expect(readCreditChoice()).toEqual(NONE)
})

test('another member does not get what the one before has chosen', () => {
  setSession({ status: 'member', user: asmita })
  chooseCredit({ card, own: 500 })
  setSession({ status: 'checking' })
  setSession({ status: 'member', user: { ...asmita, _id: 'other' } })
  expect(readCreditChoice()).toEqual(NONE)
})
