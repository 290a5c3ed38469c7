import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import HelpCenter from '../../routes/help-center.tsx'
import { answerApi, cut } from '../../test/answer-api.ts'
import { good } from '../../test/given-order.ts'
import { givenShell } from '../../test/given-shell.ts'
import { loadNepali, openPage, visited } from '../../test/open-page.tsx'
import { givenHelp } from './help.fixture.ts'
import type { Help } from './load-help.ts'

const weekdays = { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '20:00' }
const sunday = { days: [0], opens: '12:00', closes: '16:00' }

const field = () => page.getByRole('searchbox', { name: 'Search the Help Center' })
const outcome = () => page.getByRole('status').filter({ hasText: 'result(s)' })
const heading = () => page.getByRole('heading', { name: 'Frequently asked questions' })
const card = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) })
const isAbove = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
const frame = () => new Promise(requestAnimationFrame)

const shownDetails = () => [...document.querySelectorAll('details')].filter((one) => one.checkVisibility())
const questions = () => shownDetails().map((one) => one.querySelector('summary')!.textContent)
const openOnes = () =>
  shownDetails()
    .filter((one) => one.open)
    .map((one) => one.querySelector('summary')!.textContent)
const question = (words: string) => page.getByText(words)

type OpenedAt = { address?: string; language?: 'en' | 'ne'; help?: Partial<Help> }

async function open({ address = '/help-center', language = 'en', help = {} }: OpenedAt = {}): Promise<void> {
  const shell = givenShell({ hours: [weekdays, sunday] })
  await openPage('/help-center', HelpCenter, { address, language, loaderData: { ...shell, ...givenHelp(help) } })
}

/** The page writes its search into the window's address, which the next test shares. */
const searchedInAddress = () => new URL(location.href).searchParams.get('q')

test('a category searches for its term, and scrolls to the answers 100 ms later', async () => {
  await open()
  await expect.element(card('Technical Support 2 articles')).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  // The mouse would move the clock, as any command of vitest does.
  ;(card('Technical Support 2 articles').element() as HTMLElement).click()
  vi.advanceTimersByTime(99)
  await frame()
  expect(document.activeElement).toBe(document.body)
  vi.advanceTimersByTime(1)
  expect(document.activeElement).toBe(heading().element())
  vi.useRealTimers()
  await expect.element(heading()).toBeInViewport()
  await expect.element(field()).toHaveValue('technical')
  await expect.element(outcome()).toHaveTextContent('2 result(s) found for "technical"')
  expect(questions()).toEqual(['Which browsers can I use?', 'Why can my photo not be sent?'])
  expect(searchedInAddress()).toBe('technical')

  await page.getByRole('button', { name: 'Show all questions' }).click()
  await expect.element(field()).toHaveValue('')
  await expect.poll(questions).toEqual(['How do I see where my order is?', 'Can I cancel an order?'])
  expect(searchedInAddress()).toBeNull()
})

test.for([
  ['My Account', 'account'],
  ['Account Security', 'security'],
  ['General Support', 'support'],
  ['Return Item', 'return'],
] as const)('the quick action %s searches for %s', async ([name, word]) => {
  await open()
  await page
    .getByRole('region', { name: 'Quick Actions' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click()
  await expect.element(field()).toHaveValue(word)
})

test('the answers to a search follow directly below its field, before anything else', async () => {
  await page.viewport(390, 844)
  await open()
  const actions = page.getByRole('region', { name: 'Quick Actions' })
  expect(isAbove(actions.element(), heading().element())).toBe(true)
  await field().fill('technical')
  await expect.poll(() => isAbove(heading().element(), actions.element())).toBe(true)
  await expect.element(heading()).toBeInViewport()
  await expect.element(field()).toHaveFocus()
})

test('one answer is open at a time, and a click on its question closes it', async () => {
  await open({ help: { query: 'technical' } })
  await question('Which browsers can I use?').click()
  await expect.poll(openOnes).toEqual(['Which browsers can I use?'])
  await expect.element(page.getByText(/there is no technical trick/)).toBeVisible()
  await question('Why can my photo not be sent?').click()
  await expect.poll(openOnes).toEqual(['Why can my photo not be sent?'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(openOnes).toEqual([])
})

test('a search tolerates a typo and names its correction', async () => {
  await open()
  await field().fill('REFUND')
  await expect.element(outcome()).toHaveTextContent('2 result(s) found for "REFUND"')
  expect(page.getByText(/result\(s\) found/).elements()).toHaveLength(1)
  await field().fill('refnud')
  await expect
    .element(outcome())
    .toHaveTextContent('2 result(s) found for "refnud"No results for “refnud”. Showing “refund”.')
  expect(questions()).toEqual(['When is my refund sent?', 'Can I cancel an order?'])
})

test('a search in romanized Nepali finds its answer', async () => {
  await open()
  await field().fill('paisa firta kahile aaucha')
  await expect.poll(questions).toContain('When is my refund sent?')
})

test('a search without an answer offers the products, phone, email and WhatsApp', async () => {
  await open()
  await field().fill('xyzzy')
  await expect
    .element(outcome())
    .toHaveTextContent(
      '0 result(s) found for "xyzzy"No exact matches found. Our support team can help you with this question.',
    )
  const links = page.getByRole('region', { name: 'Frequently asked questions' }).getByRole('link').elements()
  const products = 'Search our products for “xyzzy”'
  expect(links.map(({ textContent }) => textContent)).toEqual([
    products,
    '01-5550123',
    'hello@kastha.example',
    'WhatsApp',
  ])
  await expect.element(page.getByRole('link', { name: products })).toHaveAttribute('href', '/search?q=xyzzy')
})

test('a search without an answer shows a question of each of the first groups', async () => {
  await open()
  await field().fill('xyzzy')
  await expect.element(page.getByRole('heading', { name: 'Often asked' })).toBeVisible()
  expect(questions()).toEqual([
    'How do I see where my order is?',
    'What is the shipping fee?',
    'What if something arrives damaged?',
    'Why is my account locked?',
  ])
  await question('What is the shipping fee?').click()
  await expect.element(page.getByText('Nothing over Nrs. 1,00,000.')).toBeVisible()
})

const inEnglish = (words: string) => page.getByRole('link', { name: `अङ्ग्रेजी जवाफमा “${words}” खोज्नुहोस्` })

test('a search in English on the Nepali page leads to the English answers where they have one', async () => {
  await loadNepali('help', 'footer', 'session')
  const entries = givenHelp().faqs
  const asked = answerApi({
    'GET /api/help/faqs': { status: 200, body: { ...good, data: [{ group: 'orders', entries }] } },
  })
  await open({ language: 'ne', help: { faqs: [] } })
  const search = page.getByRole('searchbox')
  await search.fill('refund')
  await expect.element(inEnglish('refund')).toHaveAttribute('href', '/help-center?q=refund#help-faq')
  await search.fill('xyzzy')
  await expect.element(page.getByText(/xyzzy/).first()).toBeVisible()
  await expect.element(inEnglish('xyzzy')).not.toBeInTheDocument()
  expect(asked.map(({ search: query }) => query)).toEqual(['lang=en'])
})

test('English answers that cannot be had are not offered', async () => {
  await loadNepali('help', 'footer', 'session')
  const asked = answerApi({ 'GET /api/help/faqs': cut })
  await open({ language: 'ne', help: { faqs: [] } })
  await page.getByRole('searchbox').fill('refund')
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await expect.element(inEnglish('refund')).not.toBeInTheDocument()
})

test('a chip fills in the search, which enters the address once picked or submitted', async () => {
  await open()
  await page.getByRole('link', { name: 'Order Tracking' }).click()
  await expect.element(field()).toHaveValue('track')
  expect(searchedInAddress()).toBe('track')
  await expect.element(heading()).toHaveFocus()
  await field().fill('locked')
  expect(searchedInAddress()).toBe('track')
  await userEvent.keyboard('{Enter}')
  await expect.poll(searchedInAddress).toBe('locked')
  await expect.element(heading()).toHaveFocus()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect.element(field()).toHaveFocus()
  expect(searchedInAddress()).toBeNull()
})

test('an address opens its answer and chooses its group', async () => {
  await open({ address: '/help-center#faq-damage' })
  const groups = page.getByRole('navigation', { name: 'Groups of questions' })
  await expect.poll(openOnes).toEqual(['What if something arrives damaged?'])
  await expect.element(page.getByText(/Report it within 48 hours of delivery/)).toBeInViewport()
  expect(groups.element().querySelector('[aria-current]')!.textContent).toBe('Returns & Exchanges')

  await groups.getByRole('link', { name: 'Account Security' }).click()
  await expect.poll(questions).toEqual(['Why is my account locked?'])
})

test('a link in an answer leads to a page of the shop', async () => {
  await open()
  await page.getByRole('link', { name: 'Track order' }).click()
  await expect.element(visited()).toHaveTextContent('/track-order')
})

test('whether support is open depends on Nepal’s time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-11-23T12:00:00+05:45')
  await open()
  await expect.element(page.getByText('Open now, until 20:00')).toBeVisible()
})

test('after midnight in Nepal that day’s hours apply, whatever the date elsewhere', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-11-21T18:20:00Z')
  await open()
  await expect.element(page.getByText('Closed, opens today at 12:00')).toBeVisible()
})

test('in Nepali the opening note names the part of the day', async () => {
  await loadNepali('help', 'footer', 'session')
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2026-11-23T12:00:00+05:45')
  await open({ language: 'ne' })
  await expect.element(page.getByText('अहिले खुला छ, राति ८ बजेसम्म')).toBeVisible()
})

test('Back after a search shows the page as it was before, and stays in the Help Center', async () => {
  await open()
  await field().fill('cancel')
  await userEvent.keyboard('{Enter}')
  expect(searchedInAddress()).toBe('cancel')
  history.back()
  await expect.element(field()).toHaveValue('')
  expect(searchedInAddress()).toBeNull()
})
