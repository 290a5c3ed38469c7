import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '../../messages/account-messages.ts'
import { openPage } from '../../test/open-page.tsx'
import { BirthDateField } from './birth-date-field.tsx'

/** Finds the field behind the open calendar, too. */
const birthDate = () => page.getByRole('textbox', { name: 'Date of birth', includeHidden: true })
const opener = () => page.getByRole('button', { name: 'Choose the date of birth' })
const calendar = () => page.getByRole('dialog', { name: 'Date of birth' })
const part = (label: 'Month' | 'Year') => calendar().getByLabelText(label, { exact: true })
const accept = () => calendar().getByRole('button', { name: 'Accept' })
const day = (name: string) => calendar().getByRole('button', { name, exact: true })

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-08-01T06:00:00Z') })
  await openPage('/register', () => <BirthDateField name="date_of_birth" error={undefined} />)
})

test.for(['14 april 1996', '14/4/1996', '1996-04-14', '१४/०४/१९९६'])(
  'a date typed as %s shows in full on blur',
  async (typed) => {
    await birthDate().fill(typed)
    await userEvent.keyboard('{Tab}')
    await expect.element(birthDate()).toHaveValue('14 April 1996')
  },
)

test('the day in the field is named in Bikram Sambat, until somebody types again', async () => {
  await birthDate().fill('2053-01-02')
  await userEvent.keyboard('{Tab}')
  await expect.element(birthDate()).toHaveValue('14 April 1996')
  await expect.element(birthDate()).toHaveAccessibleDescription('In Bikram Sambat: 2053-01-02')
  await birthDate().fill('14 April 199')
  await expect.element(birthDate()).toHaveAccessibleDescription(/^For example/)
})

test('text that is not a date stays as typed', async () => {
  await birthDate().fill('33 वैशाख 2053')
  await userEvent.keyboard('{Tab}')
  await expect.element(birthDate()).toHaveValue('33 वैशाख 2053')
})

test('a day is picked, accepted and cleared; nothing is set before it is accepted', async () => {
  await opener().click()
  await expect.element(accept()).toBeDisabled()
  await part('Year').selectOptions('1996')
  await part('Month').selectOptions('April')
  await day('14 April 1996').click()
  await expect.element(birthDate()).toHaveValue('')
  await accept().click()
  await expect.element(calendar()).not.toBeInTheDocument()
  await expect.element(birthDate()).toHaveValue('14 April 1996')
  await expect.element(opener()).toHaveFocus()
  await expect.element(page.getByText('In Bikram Sambat: 2053-01-02')).toBeVisible()

  await opener().click()
  await expect.element(calendar().getByRole('gridcell', { selected: true })).toHaveTextContent('14')
  await userEvent.keyboard('{Escape}')
  await expect.element(calendar()).not.toBeInTheDocument()
  await expect.element(birthDate()).toHaveValue('14 April 1996')
  await opener().click()
  await calendar().getByRole('button', { name: 'Clear' }).click()
  await expect.element(birthDate()).toHaveValue('')
})

test('the picked day is the written day @slow', async () => {
  await birthDate().fill('14 April 1996')
  await opener().click()
  await day('15 April 1996').click()
  await accept().click()
  await expect.element(birthDate()).toHaveValue('15 April 1996')
})

test('the keyboard alone picks year, month and day', async () => {
  opener().element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(calendar()).toBeVisible()
  part('Month').element().focus()
  await userEvent.keyboard('{ArrowUp}{Tab}{ArrowDown}{Tab}')
  await expect.element(calendar().getByRole('button', { name: 'Next month' })).toHaveFocus()
  await userEvent.keyboard('{Tab}{ArrowRight}{ArrowDown}{Enter}{Tab}{Tab}')
  await expect.element(accept()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  // The calendar opens at 1 August 2001. The keys go back a month and a year, and forward a day and a week.
  await expect.element(birthDate()).toHaveValue('9 July 2000')
})

test('future days cannot be picked; Nepal’s next day begins while UTC is still on the old one', async () => {
  vi.setSystemTime(new Date('2026-08-01T20:00:00Z'))
  await birthDate().fill('1 August 2026')
  await opener().click()
  await expect.element(day('2 August 2026')).toBeEnabled()
  await expect.element(day('3 August 2026')).toBeDisabled()
  const next = calendar().getByRole('button', { name: 'Next month' })
  await expect.element(next).toHaveAttribute('aria-disabled', 'true')
  const years = part('Year')
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)
  expect([years[0], years.at(-1)]).toEqual(['2026', '1906'])
})

test('the calendar fits at 320 px', async () => {
  await page.viewport(320, 600)
  await opener().click()
  await expect.element(accept()).toBeInViewport({ ratio: 1 })
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth - clientWidth).toBeLessThanOrEqual(0)
})
