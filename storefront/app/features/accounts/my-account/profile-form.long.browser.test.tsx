import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { UserReply } from '#contract/accounts.ts'
import MyAccountPage from '../../../routes/my-account.tsx'
import { answerApi, done, refused } from '../../../test/answer-api.ts'
import { givenGuest } from '../../../test/given-member.ts'
import { openPage, toast, visited } from '../../../test/open-page.tsx'
import { readSession } from '../session/session.ts'
import { openAccount, profile } from './account-page.fixture.tsx'

const PHONE_MESSAGE = 'Please enter a valid 10-digit phone number from NTC, Ncell, Smart Cell, UTL, or Hello Mobile'

const field = (label: string) => profile().getByLabelText(label, { exact: false })
const edit = () => page.getByRole('button', { name: 'Edit Profile' })
const update = () => profile().getByRole('button', { name: 'Update Profile' })

test('the profile is read-only until Edit Profile is pressed', async () => {
  await openAccount()
  const known = {
    Name: 'Asmita Gurung',
    Email: 'asmita@post.example',
    'Phone number': '9841234567',
    'Date of birth': '14 April 1996',
    Province: 'Gandaki',
    District: 'Kaski',
    City: 'Pokhara',
    'Street address': 'Baidam, Lakeside-6',
    Country: 'Nepal',
  }
  for (const [label, value] of Object.entries(known)) {
    await expect.element(field(label)).toHaveValue(value)
    await expect.element(field(label)).toBeDisabled()
  }
  await edit().click()
  await expect.element(field('Name')).toHaveFocus()
  for (const label of Object.keys(known)) {
    const isFixed = ['Email', 'Date of birth', 'Country'].includes(label)
    await expect.element(field(label)).toBeEnabled()
    expect([label, field(label).element().matches('[readonly]')]).toEqual([label, isFixed])
  }
})

test('Update Profile saves with a message and goes home; the account has its new name', async () => {
  const user = await openAccount()
  const saved = { ...user, name: 'Asmita Rai', district: 'Lalitpur' }
  const sent = answerApi({ [`PUT /api/user/${user._id}`]: done('', { data: saved } satisfies Partial<UserReply>) })
  await edit().click()
  await field('Name').fill('asmita rai')
  await field('Phone number').fill('980-111 2223')
  for (const province of ['Karnali', 'Gandaki', 'Bagmati']) {
    await field('Province').selectOptions(province)
    await expect.element(field('District')).toHaveValue('')
  }
  await field('District').selectOptions('Lalitpur')
  await field('City').fill('Patan')
  await field('Street address').fill('Jhamsikhel Marg 12')
  await update().click()
  await expect.element(toast('Profile updated successfully!')).toBeVisible()
  await expect.element(visited()).toHaveTextContent('/')
  expect(readSession().user).toEqual(saved)
  expect(sent.map(({ body }) => body)).toEqual([
    {
      name: 'Asmita Rai',
      email: user.email,
      mobile: '980-111 2223',
      date_of_birth: user.date_of_birth,
      street_address_1: 'Jhamsikhel Marg 12',
      City: 'Patan',
      district: 'Lalitpur',
      province: 'Bagmati',
      country: 'Nepal',
    },
  ])
})

test('Cancel restores the values and the focus', async () => {
  const { name } = await openAccount()
  await edit().click()
  await field('Name').fill('Somebody Else')
  await field('Province').selectOptions('Karnali')
  await profile().getByRole('button', { name: 'Cancel' }).click()
  await expect.element(field('Name')).toHaveValue(name)
  await expect.element(field('Province')).toHaveValue('Gandaki')
  await expect.element(field('District')).toHaveValue('Kaski')
  await expect.element(field('Name')).toBeDisabled()
  await expect.element(edit()).toHaveFocus()
})

test('an empty field or an invalid phone is refused before anything is sent', async () => {
  const { _id } = await openAccount()
  const sent = answerApi({ [`PUT /api/user/${_id}`]: done('') })
  await edit().click()
  await field('City').fill(' ')
  await update().click()
  await expect.element(toast('All fields marked with * are required')).toBeVisible()
  await expect.element(field('City')).toHaveFocus()

  await field('City').fill('Pokhara')
  await field('Phone number').fill('12345')
  await userEvent.keyboard('{Enter}')
  await expect.element(toast(PHONE_MESSAGE)).toBeVisible()
  await expect.element(field('Phone number')).toHaveAccessibleDescription(PHONE_MESSAGE)
  expect(sent).toEqual([])
})

test('the server’s errors show at their field, and nothing typed is lost', async () => {
  const { _id } = await openAccount()
  const { status, body } = refused(400, 'invalid_input', 'Email cannot be changed')
  answerApi({ [`PUT /api/user/${_id}`]: { status, body: { ...body, fields: { email: 'Email cannot be changed' } } } })
  await edit().click()
  await field('Name').fill('Asmita Rai')
  await update().click()
  await expect.element(toast('Email cannot be changed')).toBeVisible()
  await expect.element(field('Email')).toHaveAccessibleDescription('Email cannot be changed')
  await expect.element(field('Name')).toHaveValue('Asmita Rai')
  await expect.element(update()).toBeEnabled()
})

test('a profile change without an answer shows an error, and keeps the typed text', async () => {
  const { _id } = await openAccount()
  answerApi({ [`PUT /api/user/${_id}`]: { status: 502 } })
  await edit().click()
  await field('City').fill('Butwal')
  await update().click()
  await expect.element(toast('Update failed')).toBeVisible()
  await expect.element(field('City')).toHaveValue('Butwal')
})

test('a visitor without a token is redirected home', async () => {
  givenGuest()
  await openPage('/my-account', MyAccountPage)
  await expect.element(visited()).toHaveTextContent('/')
})

test('nothing overflows on a phone', async () => {
  await page.viewport(320, 844)
  await openAccount()
  await edit().click()
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth - clientWidth).toBeLessThanOrEqual(0)
})
