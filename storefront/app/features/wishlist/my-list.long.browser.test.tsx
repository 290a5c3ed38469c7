import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import MyListPage from '../../routes/my-list.tsx'
import { answerApi, cut, hold } from '../../test/answer-api.ts'
import { expectErrors } from '../../test/console-errors.ts'
import { asan, ASAN, givenItem, givenList, listAnswer } from '../../test/given-list.ts'
import { RARA } from '../../test/given-products.ts'
import { givenZones } from '../../test/given-zones.ts'
import { openPage, toast, visited } from '../../test/open-page.tsx'
import { followList } from './follow-list.ts'
import { HeartButton } from './heart-button.tsx'
import NoticeButton from './notice-button.tsx'

const heart = (name = RARA) => page.getByRole('button', { name: `Save to My List: ${name}`, exact: true })

async function expectPressed(name: string, pressed: boolean): Promise<void> {
  await expect.element(heart(name)).toHaveAttribute('aria-pressed', String(pressed))
}

const small = { color: null, size: '122*200', type: 'Normal' }

const Listing = () => (
  <>
    <HeartButton productId="1" name={RARA} chosen={small} />
    <HeartButton productId="2" name={ASAN} chosen={small} />
    <NoticeButton productId="1" name={RARA} />
  </>
)

async function openHearts(Page = Listing): Promise<void> {
  followList()
  await openPage('/productListing', Page)
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
      answerApi({ 'GET /api/list': listAnswer([givenItem({ saved: small })]) })
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
  await openHearts(() => (
    <>
      <Listing />
      <HeartButton productId="1" name={RARA} chosen={small} />
    </>
  ))
  await heart().first().click()
  // The pressed heart fills before its script has loaded, the other one only with the list.
  await expect.element(heart().last()).toHaveAttribute('aria-pressed', 'true')
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
  await expect.element(items().first().getByText('Usually 10-20 days')).toBeVisible()
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

test('a guest’s heart stores the wish and requires a login, whose page says why', async () => {
  await openHearts()
  await heart().click()
  await expect.element(visited()).toMatchTextContent(/^\/login/)
  expect(toast(`Log in, and ${RARA} will be in My List.`).elements()).toEqual([])
  expect(JSON.parse(sessionStorage.getItem('listWish')!)).toMatchObject({ kind: 'saved', productId: '1' })
})

test('a guest’s heart fills at the press, while the login still loads', async () => {
  const { promise, resolve } = Promise.withResolvers<null>()
  await openPage('/productListing', Listing, { othersLoad: promise })
  await heart().click()
  await expectPressed(RARA, true)
  resolve(null)
  await expect.element(visited()).toMatchTextContent(/^\/login/)
})
