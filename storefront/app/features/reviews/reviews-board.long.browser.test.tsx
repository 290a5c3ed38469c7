import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Review } from '#contract/catalog/products.ts'
import type { OwnReview, ReviewStanding } from '#contract/reviews.ts'
import { type Answer, answerApi, done, refused } from '../../test/answer-api.ts'
import { givenGuest, givenMember } from '../../test/given-member.ts'
import { givenBed, givenReview, green } from '../../test/given-products.ts'
import type { ReviewsArrival } from './use-arrival.ts'
import { toast } from '../../test/open-page.tsx'
import { openProduct } from '../../test/open-product.tsx'

const LOGIN = '/login?next=%2Fproduct%2F1%23reviews'
const bought = { color: green, size: '122*200', type: 'Normal' }
const HARI = givenReview({ _id: '1', user: 'Hari T.', comment: 'Sturdy.', bought })
const MAYA = givenReview({ _id: '2', user: 'Maya S.', comment: 'It creaks.', rating: 4 })

const panel = () => page.getByRole('tabpanel', { name: /^Reviews/ })
const entries = () => panel().getByRole('list', { name: 'Reviews' }).getByRole('listitem')
const dialog = () => page.getByRole('dialog')
const comments = () =>
  entries()
    .elements()
    .map((entry) => /Sturdy|creaks|Soft/.exec(entry.textContent!)?.[0])
const button = (name: string | RegExp) => panel().getByRole('button', { name })

const listed = (data: Review[]): Answer => ({
  status: 200,
  body: { success: true, error: false, message: '', data, total: data.length, starCounts: givenBed().starCounts },
})

async function open(state?: ReviewsArrival) {
  const asked = answerApi({
    'GET /api/product/1/reviews': ({ search }) => listed(search.includes('stars=4') ? [MAYA] : [MAYA, HARI]),
  })
  const product = givenBed({ reviews: [HARI, MAYA], reviewCount: 2 })
  await openProduct({ product, address: '/product/1#reviews', state })
  await expect.element(panel().getByRole('combobox', { name: 'Sort by' })).toBeVisible()
  return asked
}

/** Logs in a member with this standing in the shop. */
function givenStanding(standing: Partial<ReviewStanding>): void {
  givenMember({ _id: crypto.randomUUID() })
  const data: ReviewStanding = { refusal: null, review: null, votes: [], ...standing }
  answerApi({
    'GET /api/reviews/mine': done('', { data }),
    'GET /api/questions/mine': done('', { data: { isBuyer: false, answered: [], asked: [] } }),
  })
}

test('reviews are sorted, and filtered by number of stars @slow', async () => {
  givenGuest()
  const asked = await open()
  await expect.poll(comments).toEqual(['Sturdy', 'creaks'])
  await panel().getByRole('combobox', { name: 'Sort by' }).selectOptions('Lowest rated first')
  await expect.poll(comments).toEqual(['creaks', 'Sturdy'])
  await button(/^4 stars: 5$/).click()
  await expect.element(button(/^4 stars: 5$/)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(comments).toEqual(['creaks'])
  await expect.element(panel().getByText(/1 review with 4 stars/)).toBeVisible()
  await button('Show all').click()
  await expect.element(button(/^4 stars: 5$/)).toHaveAttribute('aria-pressed', 'false')
  expect(asked.map(({ search }) => search)).toContain('sort=rating&page=1&limit=100&stars=4')
})

test('a review names what its author bought, if that is known', async () => {
  givenGuest()
  await open()
  await expect.element(panel().getByText('Bought in Forest green, 122*200, Normal', { exact: true })).toBeVisible()
  expect(
    panel()
      .getByText(/^Bought in/)
      .elements(),
  ).toHaveLength(1)
})

test('a guest must log in to write or vote', async () => {
  givenGuest()
  await open()
  await expect.element(panel().getByRole('link', { name: 'Log in to write a review' })).toHaveAttribute('href', LOGIN)
})

test('a guest who marks a review as helpful stays, and reads why to log in', async () => {
  givenGuest()
  await open()
  await button('Helpful (0): the review by Hari T.').click()
  await expect.element(toast('Log in to mark reviews as helpful.')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Log in', exact: true })).toHaveAttribute('href', LOGIN)
  await expect.element(button('Helpful (0): the review by Hari T.')).toBeVisible()
})

const LONG = 'The drawers run well, and after a monsoon nothing has moved or warped. '.repeat(4)
const fifteen = Array.from({ length: 15 }, (_, at) =>
  givenReview({ _id: String(at + 1), user: `Reader ${at + 1}`, comment: at % 2 === 0 ? LONG : 'Sturdy.' }),
)

test.for([320, 360, 390, 768, 1440])('the list is cut within a review at %i px', async (width) => {
  await page.viewport(width, 700)
  givenGuest()
  await openProduct({ product: givenBed({ reviews: fifteen, reviewCount: 15 }), address: '/product/1#reviews' })
  await expect.element(button('Show all 15 reviews')).toBeVisible()
  const list = panel().getByRole('list', { name: 'Reviews' }).element().getBoundingClientRect()
  expect(list.height).toBeLessThanOrEqual(300)
  expect(list.height).toBeGreaterThan(100)
  const gaps = [...entries().elements()].map((entry) => Math.abs(entry.getBoundingClientRect().bottom - list.bottom))
  expect(Math.min(...gaps)).toBeGreaterThan(24)
  const cutButtons = panel()
    .getByRole('button', { name: /^Helpful/ })
    .elements()
    .map((element) => element.getBoundingClientRect())
    .filter(({ top, bottom }) => top < list.bottom && bottom > list.bottom - 12)
  expect(cutButtons).toEqual([])
})

test('"Show all 15 reviews" puts them all into the page and gives the list the focus', async () => {
  givenGuest()
  await openProduct({ product: givenBed({ reviews: fifteen, reviewCount: 15 }), address: '/product/1#reviews' })
  await button('Show all 15 reviews').click()
  const list = panel().getByRole('list', { name: 'Reviews' })
  await expect.element(list).toHaveFocus()
  await expect.element(button('Show all 15 reviews')).not.toBeInTheDocument()
  expect(list.element().scrollHeight).toBe(list.element().clientHeight)
  expect(list.element().clientHeight).toBeGreaterThan(1000)
})

test('a list that fits needs no button to show all', async () => {
  givenGuest()
  await openProduct({ product: givenBed({ reviews: [HARI], reviewCount: 1 }), address: '/product/1#reviews' })
  await expect.element(button('Helpful (0): the review by Hari T.')).toBeVisible()
  await expect.element(button(/^Show all/)).not.toBeInTheDocument()
})

test.for([
  ['not-delivered', 'You can write a review once your order is delivered.'],
  ['not-bought', 'You can write a review once you have bought this with your account.'],
] as const)('the page says why a shopper cannot write a review: %s', async ([refusal, words]) => {
  givenStanding({ refusal })
  await open()
  await expect.element(panel().getByText(words)).toBeVisible()
})

test('a link to write a review leads to the reviews and opens the form once', async () => {
  givenStanding({ refusal: null })
  await open({ isWriting: true })
  await expect.element(dialog()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(button('Write a review')).toBeInViewport()
  await expect.element(button('Write a review')).toHaveFocus()
})

test('a link to write a review leads to the reviews where the shopper may write none', async () => {
  givenStanding({ refusal: 'not-delivered' })
  await open({ isWriting: true })
  await expect.element(panel().getByText('You can write a review once your order is delivered.')).toBeInViewport()
  await expect.element(dialog()).not.toBeInTheDocument()
})

test('a vote shows at once, and is undone when the shop refuses it', async () => {
  givenStanding({ refusal: 'not-bought' })
  await open()
  const voted = { isHelpful: true, helpfulCount: 1 }
  answerApi({ 'PUT /api/reviews/1/vote': { status: 200, body: { success: true, data: voted } } })
  await button('Helpful (0): the review by Hari T.').click()
  await expect.element(button('Helpful (1): the review by Hari T.')).toHaveAttribute('aria-pressed', 'true')
  answerApi({ 'PUT /api/reviews/2/vote': refused(429, 'too_many_requests', 'Please wait a little.') })
  await button('Helpful (0): the review by Maya S.').click()
  await expect.element(toast('Please wait a little.')).toBeVisible()
  await expect.element(button('Helpful (0): the review by Maya S.')).toHaveAttribute('aria-pressed', 'false')
})

test('a review without stars is not sent; the keyboard chooses stars', async () => {
  givenStanding({})
  await open()
  const sent = answerApi({ 'POST /api/reviews': { status: 502 } })
  await button('Write a review').click()
  await dialog().getByRole('button', { name: 'Send review' }).click()
  await expect.element(dialog().getByText('Please choose one to five stars')).toBeVisible()
  await expect.element(dialog().getByRole('radio', { name: '1 star: bad' })).toHaveFocus()
  await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowRight}')
  await expect.element(dialog().getByRole('radio', { name: '4 stars: good' })).toBeChecked()
  expect(sent).toEqual([])
})

test('closing the dialog by mistake keeps the draft, and a sent review comes first', async () => {
  givenStanding({})
  await open()
  await button('Write a review').click()
  const comment = dialog().getByLabelText('What do you think of it?')
  await dialog().getByRole('radio', { name: '4 stars: good' }).click({ force: true })
  await comment.fill('Soft, and still in shape after a <b>month</b>.')
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog()).not.toBeInTheDocument()
  await button('Write a review').click()
  await expect.element(comment).toHaveValue('Soft, and still in shape after a <b>month</b>.')
  const own: OwnReview = {
    ...givenReview({ _id: '9', comment: 'Soft, and still in shape after a <b>month</b>.', rating: 4 }),
    productId: '1',
    isHidden: false,
  }
  const sent = answerApi({
    'POST /api/reviews': { status: 200, body: { success: true, error: false, message: '', data: own } },
  })
  await dialog().getByRole('button', { name: 'Send review' }).click()
  await expect.element(dialog()).not.toBeInTheDocument()
  await expect.element(entries().first().getByText('Your review', { exact: true })).toBeVisible()
  await expect.element(entries().first().getByText(own.comment)).toBeVisible()
  await expect
    .element(
      entries()
        .first()
        .getByRole('button', { name: /^Helpful/ }),
    )
    .not.toBeInTheDocument()
  await expect.element(button('Edit your review')).toBeVisible()
  const form = sent[0]!.body as FormData
  expect([form.get('productId'), form.get('rating')]).toEqual(['1', '4'])
})
