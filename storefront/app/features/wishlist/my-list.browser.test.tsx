import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { ListItem, ListReply } from '#contract/wishlist.ts'
import MyListPage from '../../routes/my-list.tsx'
import { type Answer, answerApi, cut, hold, type Sent } from '../../test/answer-api.ts'
import { expectErrors } from '../../test/console-errors.ts'
import { givenMember } from '../../test/given-member.ts'
import { blush, RARA } from '../../test/given-products.ts'
import { givenZones } from '../../test/given-zones.ts'
import { openPage, toast, visited } from '../../test/open-page.tsx'
import { followList } from './follow-list.ts'
import { HeartButton } from './heart-button.tsx'
import NoticeButton from './notice-button.tsx'

const ASAN = 'Asan platform bed'

const givenItem = (changes: Partial<ListItem> = {}): ListItem => ({
  productId: '1',
  name: RARA,
  picture: null,
  category: { _id: '1', name: 'Bedroom' },
  variantId: '101',
  color: null,
  size: '122*200',
  type: 'Normal',
  price: 98_500,
  oldPrice: 1_12_000,
  rating: 4.7,
  reviewCount: 24,
  variantStock: 3,
  countInStock: 17,
  addedAt: '2026-11-20T06:00:00Z',
  isNoticeWanted: false,
  ...changes,
})
const asan = givenItem({ productId: '2', name: ASAN, price: 74_500, oldPrice: null, addedAt: '2026-11-19T06:00:00Z' })

const listAnswer = (data: ListItem[], share: ListReply['share'] = null): Answer => {
  const body: ListReply = { success: true, error: false, message: '', data, share }
  return { status: 200, body }
}

/** Logs in a member whose list the fake API holds. */
function givenList(...items: ListItem[]) {
  let held = items
  const sent: string[] = []
  const change = (call: string, next: (sent: Sent) => ListItem[]) => (asked: Sent) => {
    sent.push(call)
    held = next(asked)
    return listAnswer(held)
  }
  answerApi({ 'GET /api/list': () => listAnswer(held) })
  for (const item of [givenItem(), asan]) {
    const { productId } = item
    const others = () => held.filter((one) => one.productId !== productId)
    const noticed = (isNoticeWanted: boolean) => [...others(), { ...item, isNoticeWanted }]
    answerApi({
      [`PUT /api/list/${productId}`]: change(`save ${productId}`, () => [item, ...others()]),
      [`DELETE /api/list/${productId}`]: change(`remove ${productId}`, others),
      [`PUT /api/list/${productId}/notice`]: change(`notice ${productId}`, () => noticed(true)),
      [`DELETE /api/list/${productId}/notice`]: change(`no notice ${productId}`, () => noticed(false)),
    })
  }
  // A different member each time, so that nothing of the last list is left.
  givenMember({ _id: crypto.randomUUID() })
  return sent
}

const heart = (name = RARA) => page.getByRole('button', { name: `Save to My List: ${name}`, exact: true })

async function expectPressed(name: string, pressed: boolean): Promise<void> {
  await expect.element(heart(name)).toHaveAttribute('aria-pressed', String(pressed))
}

const Listing = () => (
  <>
    <HeartButton productId="1" name={RARA} withWord />
    <HeartButton productId="2" name={ASAN} withWord />
    <NoticeButton productId="1" name={RARA} />
  </>
)

async function openHearts(): Promise<void> {
  followList()
  await openPage('/productListing', Listing)
}

test('a heart saves a product and removes it again', async () => {
  const sent = givenList(asan)
  await openHearts()
  await expectPressed(ASAN, true)
  await heart().click()
  await expect.element(toast(`${RARA} is in My List.`)).toBeVisible()
  await expectPressed(RARA, true)
  await heart().click()
  await expectPressed(RARA, false)
  await expect.poll(() => sent).toEqual(['save 1', 'remove 1'])
})

test('a heart saves the color that is chosen', async () => {
  givenList()
  const asked = answerApi({ 'PUT /api/list/1': () => listAnswer([givenItem({ color: blush })]) })
  followList()
  await openPage('/productListing', () => <HeartButton productId="1" name={RARA} color="blush" withWord />)
  await heart().click()
  await expectPressed(RARA, true)
  await expect.poll(() => asked.map(({ body }) => body)).toContainEqual({ color: 'blush' })
})

test('a saved color is named, leads to its page, and comes back with an undo', async () => {
  const item = givenItem({ color: blush })
  givenList(item)
  const asked = answerApi({ 'PUT /api/list/1': () => listAnswer([item]) })
  await openPage('/my-list', MyListPage)
  await expect.element(page.getByText('Blush, 122*200, Normal', { exact: true })).toBeVisible()
  const link = page.getByRole('heading', { name: RARA }).getByRole('link')
  await expect.element(link).toHaveAttribute('href', '/product/1?color=blush&size=122*200&type=Normal')
  await page.getByRole('button', { name: `Remove ${RARA}` }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => asked.map(({ body }) => body)).toContainEqual({ addedAt: item.addedAt, color: 'blush' })
})

test('a shopper can request a mail for a sold-out product, and cancel it', async () => {
  const sent = givenList()
  await openHearts()
  const notice = page.getByRole('button', { name: new RegExp(`is back: ${RARA}$`) })
  await expect.element(page.getByText('Notify me when it is back')).toBeVisible()
  await notice.click()
  await expect.element(toast(`We will email you when ${RARA} is back.`)).toBeVisible()
  await expectPressed(RARA, true)
  await page.getByText('We will email you', { exact: true }).click()
  await expect.element(page.getByText('Notify me when it is back')).toBeVisible()
  await expect.poll(() => sent).toEqual(['notice 1', 'no notice 1'])
})

test('a change that fails is undone with a message', async () => {
  givenList(asan)
  await openHearts()
  await expectPressed(ASAN, true)
  answerApi({ 'PUT /api/list/1': { status: 502 } })
  await heart().click()
  await expect.element(toast('My List could not be changed. Please try again.')).toBeVisible()
  await expectPressed(RARA, false)
  await expectPressed(ASAN, true)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  answerApi({ 'DELETE /api/list/2': cut, 'GET /api/list': cut })
  await heart(ASAN).click()
  await expect.element(toast('You seem to be offline. My List has not changed.')).toBeVisible()
  await expectPressed(ASAN, true)
})

test('a lost response is not reported as a failure', async () => {
  givenList()
  await openHearts()
  answerApi({
    'PUT /api/list/1': () => {
      answerApi({ 'GET /api/list': listAnswer([givenItem()]) })
      return cut()
    },
  })
  await heart().click()
  await expect.element(toast(`${RARA} is in My List.`)).toBeVisible()
  await expectPressed(RARA, true)
})

test('a page that is left sends a waiting heart at once, and only once', async () => {
  const sent = givenList()
  const slow = hold(listAnswer([]))
  answerApi({ 'GET /api/list': slow.answer })
  await openHearts()
  await heart().click()
  await expectPressed(RARA, true)
  expect(sent).toEqual([])
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  await expect.poll(() => sent).toEqual(['save 1'])
  slow.release()
  await heart(ASAN).click()
  await expect.poll(() => sent).toEqual(['save 1', 'save 2'])
})

const items = () => page.getByRole('list', { name: 'Saved products' }).getByRole('article')
const names = () =>
  items()
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent)
const openList = () => openPage('/my-list', MyListPage)

test('the list shows current prices, newest product first', async () => {
  givenList(givenItem(), asan)
  await openList()
  await expect.poll(names).toEqual([RARA, ASAN])
  const rara = items().first()
  await expect.element(rara.getByText('Nrs. 98,500')).toBeVisible()
  expect(rara.element().querySelector('s')).toHaveTextContent('Old price Nrs. 1,12,000')
  await expect.element(rara.getByText('12.1% off')).toBeVisible()
  await expect.element(rara.getByRole('img', { name: /^Rated 4\.7/ })).toBeVisible()
})

test('a product of the list says when it arrives in the chosen district', async () => {
  localStorage.setItem('deliveryDistrict', 'Humla')
  answerApi({ 'GET /api/delivery/zones': { status: 200, body: givenZones } })
  givenList(givenItem())
  await openList()
  await expect.element(items().first().getByText('By arrangement')).toBeVisible()
})

test('a removed product can be restored in its place; an empty list says so', async () => {
  const sent = givenList(givenItem(), asan)
  await openList()
  await page.getByRole('button', { name: `Remove ${RARA}` }).click()
  await expect.element(page.getByText('1 product', { exact: true })).toBeVisible()
  await expect.element(page.getByText(`${RARA} was removed.`).element().parentElement!).toHaveFocus()
  const rows = page.getByRole('list', { name: 'Saved products' }).getByRole('listitem')
  await expect.element(rows.first()).toMatchTextContent(/was removed/)
  const held = hold(listAnswer([givenItem(), asan]))
  answerApi({ 'PUT /api/list/1': held.answer })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('2 products', { exact: true })).toBeVisible()
  expect(names()).toEqual([RARA, ASAN])
  held.release()
  await expect.poll(names).toEqual([RARA, ASAN])
  await page.getByRole('button', { name: `Remove ${RARA}` }).click()
  await page.getByRole('button', { name: `Remove ${ASAN}` }).click()
  const none = page.getByRole('heading', { name: 'My List is empty' })
  await expect.element(none).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(none).not.toBeInTheDocument()
  await expect.poll(() => sent).toEqual(['remove 1', 'remove 1', 'remove 2', 'save 2'])
})

test('a list that fails to load says so, and loads on a retry @slow', async () => {
  expectErrors(/The list could not be read/)
  givenList(asan)
  answerApi({ 'GET /api/list': { status: 502 } })
  await openList()
  await expect.element(page.getByRole('heading', { name: 'My List could not be loaded' })).toBeVisible()
  answerApi({ 'GET /api/list': listAnswer([asan]) })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(names).toEqual([ASAN])
})

test('a guest’s heart stores the wish and requires a login', async () => {
  await openHearts()
  await heart().click()
  await expect.element(toast(`Log in, and ${RARA} will be in My List.`)).toBeVisible()
  await expect.element(visited()).toMatchTextContent(/^\/login/)
  expect(JSON.parse(sessionStorage.getItem('listWish')!)).toMatchObject({ kind: 'saved', productId: '1' })
})
