import { expect, test } from 'vitest'
import { givenProfile } from '../../../test/given-member.ts'
import { changeUser, readSession, setSession } from './session.ts'

const asmita = givenProfile()

test('of two overlapping changes neither undoes the other', () => {
  setSession({ status: 'member', user: asmita })
  changeUser(asmita._id, { name: 'Asmita Rai' })
  changeUser(asmita._id, { avatar: '/media/avatars/1.webp' })
  const user = { ...asmita, name: 'Asmita Rai', avatar: '/media/avatars/1.webp' }
  expect(readSession()).toEqual({ status: 'member', user })
})

test('a change that completes after a logout logs nobody in', () => {
  setSession({ status: 'guest', hasLeft: true })
  changeUser(asmita._id, { name: 'Asmita Rai' })
  expect(readSession()).toEqual({ status: 'guest', hasLeft: true })
})

test('a change for one member does not touch the member who logged in since', () => {
  const sita = { ...asmita, _id: '0b8e5f5c-5f0e-4d0e-8d6c-3c1b2a190807', name: 'Sita Rai' }
  setSession({ status: 'member', user: sita })
  changeUser(asmita._id, { avatar: '/media/avatars/1.webp' })
  expect(readSession()).toEqual({ status: 'member', user: sita })
})
