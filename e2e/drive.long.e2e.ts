import { violations } from './axe.ts'
import { logIn, newColleague } from './back-office.ts'
import {
  chooseRound,
  copyQueue,
  enterDriversApp,
  fillHandOver,
  openStop,
  orderForDriver,
  readCodes,
  readOutcome,
  restoreQueue,
} from './driving.ts'
import { expect as expectSoon, overflow, test } from './test.ts'

const expect = expectSoon.configure({ timeout: 30_000 })
test.describe.configure({ timeout: 900_000 })
test.use({
  serviceWorkers: 'allow',
  actionTimeout: 30_000,
  viewport: { width: 390, height: 844 },
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|401/],
})

const ORDERS = 8
const PARTS = 5
const STOPS = ORDERS * PARTS

test('40 stops without a network, killed in the middle, sent twice: each act exactly once', async ({
  page: first,
  context,
}) => {
  const driver = await newColleague('driver')
  const orderIds: string[] = []
  for (let order = 0; order < ORDERS; order += 1) {
    orderIds.push(await orderForDriver(first.request, driver.email, PARTS))
  }
  const codes = await readCodes(orderIds)
  let page = first
  const links = () =>
    page.getByRole('list', { name: 'Stops of today' }).getByRole('link', { name: 'Asmita Gurung', exact: true })
  const handOver = async (index: number) => {
    const stop = links().nth(index)
    const id = (await stop.getAttribute('href'))!.split('/').at(-1)!
    await stop.click()
    await page.getByRole('button', { name: 'Start' }).click()
    await fillHandOver(page, codes.get(id)!)
    await page.getByRole('button', { name: 'Hand over' }).click()
    await expect(page.getByText('Handed over')).toBeVisible()
    await page.getByRole('link', { name: 'Back to the stops' }).click()
  }

  await enterDriversApp(page, driver)
  await expect(links()).toHaveCount(STOPS)
  await context.setOffline(true)
  await page.reload()
  await expect(links()).toHaveCount(STOPS)
  for (let index = 0; index < STOPS / 2; index += 1) await handOver(index)

  // Killed with a hand-over half filled in.
  await links()
    .nth(STOPS / 2)
    .click()
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('checkbox', { name: /pillow/ }).check()
  await expect(page.getByText('Still open: cash, photo, code')).toBeVisible()
  await page.close()
  page = await context.newPage()
  await page.goto('/drive')
  await expect(page.getByText(`${STOPS + 1} actions waiting to be sent`)).toBeVisible()
  await page.getByRole('button', { name: /^Open the stop/ }).click()
  await expect(page.getByText('Still open: cash, photo, code')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the stops' }).click()
  await page.getByRole('button', { name: /^Open the stop/ }).click()
  const id = await openStop(page)
  await fillHandOver(page, codes.get(id)!)
  await page.getByRole('button', { name: 'Hand over' }).click()
  await page.getByRole('link', { name: 'Back to the stops' }).click()
  for (let index = STOPS / 2 + 1; index < STOPS; index += 1) await handOver(index)
  await expect(page.getByText(`${STOPS * 2} actions waiting to be sent`)).toBeVisible()
  expect((await readOutcome(orderIds)).acts).toEqual([])

  expect(await copyQueue(page)).toBe(STOPS * 2)
  // The answer to the first act is lost on its way.
  await context.route(
    '**/acts',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await context.setOffline(false)
  await expect.poll(async () => (await readOutcome(orderIds)).acts.length).toBeGreaterThan(0)
  await page.reload()
  await expect(page.getByText(/^All sent/)).toBeVisible({ timeout: 240_000 })
  // The phone died before it kept any answer: everything is sent again.
  await restoreQueue(page)
  await page.reload()
  await expect(page.getByText(/^All sent/)).toBeVisible({ timeout: 240_000 })
  await expect(page.getByText(`${STOPS} of ${STOPS}`)).toBeVisible()

  const { acts, states, wrongCodes, paid, total } = await readOutcome(orderIds)
  expect(new Set(states)).toEqual(new Set(['delivered']))
  const keys = acts.map(({ deliveryId, kind, refusal }) => `${deliveryId} ${kind} ${refusal}`)
  const wanted = [...codes.keys()].flatMap((one) => [`${one} start null`, `${one} hand-over null`])
  expect(keys.toSorted()).toEqual(wanted.toSorted())
  expect([wrongCodes, paid]).toEqual([0, total])
})

test('a wrong code, a problem and a session that is over: nothing is lost, and the driver reads why', async ({
  page,
  context,
}) => {
  const driver = await newColleague('driver')
  const orderId = await orderForDriver(page.request, driver.email, 2)
  const codes = await readCodes([orderId])
  await enterDriversApp(page, driver)
  await expect(page.getByText('0 of 2', { exact: true }).first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: /^Start the stop/ }).click()
  const id = await openStop(page)
  const code = codes.get(id)!
  await fillHandOver(page, code === '000000' ? '000001' : '000000')
  expect(await violations(page)).toEqual([])
  expect(await overflow(page)).toBe(0)
  await page.getByRole('button', { name: 'Hand over' }).click()
  await expect(page.getByRole('alert')).toContainText('The code was wrong')
  expect(await violations(page)).toEqual([])

  // The session ends meanwhile.
  await context.clearCookies()
  await fillHandOver(page, code)
  await page.getByRole('button', { name: 'Hand over' }).click()
  await page.getByRole('link', { name: 'Back to the stops' }).click()
  await expect(page.getByText('1 action waiting to be sent')).toBeVisible()
  await page.getByRole('link', { name: 'Log in' }).click()
  await page.getByLabel('Email').fill(driver.email)
  await page.getByLabel('Password').fill(driver.password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByText(/^All sent/)).toBeVisible()
  await expect(page.getByText(/^Handed over, Nrs/)).toBeVisible()

  await page.getByRole('button', { name: /^Start the stop/ }).click()
  await page.getByRole('button', { name: 'Report a problem' }).click()
  await page.getByRole('radio', { name: 'Nobody is there' }).check()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(page.getByText('Goes back to the shop')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the stops' }).click()
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible()
  await expect(page.getByText(/^All sent/)).toBeVisible()
  const { acts } = await readOutcome([orderId])
  expect(acts.map(({ kind, refusal }) => [kind, refusal])).toEqual([
    ['start', null],
    ['hand-over', 'wrong-code'],
    ['hand-over', null],
    ['start', null],
    ['problem', null],
  ])

  // A logout takes the customers' data from the phone.
  await page.getByRole('button', { name: 'नेपाली' }).click()
  await page.getByRole('button', { name: 'लग आउट गर्नुहोस्' }).click()
  await expect(page.getByRole('heading', { name: 'आफ्नो डेलिभरीमा लग इन गर्नुहोस्' })).toBeVisible()
  expect(await page.evaluate(readStores)).toEqual({ stops: 0, acts: 0, drafts: 0 })

  // The back office has nothing for a driver.
  await logIn(page, driver)
  await page.waitForURL('/drive')
})

test('a part stays at the door without a network, and the office changes the order meanwhile: sent twice, it counts once', async ({
  page,
  context,
}) => {
  const driver = await newColleague('driver')
  const [part, other] = [
    await orderForDriver(page.request, driver.email, 1, 3),
    await orderForDriver(page.request, driver.email, 1),
  ]
  const codes = await readCodes([part, other])
  await chooseRound(driver.email, [part, other])
  await enterDriversApp(page, driver)
  const stops = page.getByRole('list', { name: 'Stops of today' }).getByRole('listitem')
  await expect(stops.first()).toContainText('3 pieces')
  await page.getByRole('button', { name: /^Start the stop/ }).click()
  const id = await openStop(page)

  await context.setOffline(true)
  await chooseRound(driver.email, [other, part])
  await page.reload()
  const picture = page.getByRole('main').locator('.pieces img')
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('radio', { name: 'It is damaged' }).check()
  await page.getByRole('button', { name: 'One more goes back' }).click()
  await expect(page.getByText('2 of 3 go back')).toBeVisible()
  expect(await overflow(page)).toBe(0)
  expect(await violations(page)).toEqual([])
  await fillHandOver(page, codes.get(id)!)
  await page.getByRole('button', { name: 'Hand over', exact: true }).click()
  await expect(page.getByText('2 pieces go back')).toBeVisible()
  await copyQueue(page)
  await page.getByRole('link', { name: 'Back to the stops' }).click()
  await expect(stops.first()).toContainText('2 pieces go back')

  await context.setOffline(false)
  await page.reload()
  await expect(page.getByText(/^All sent/)).toBeVisible()
  await restoreQueue(page)
  await page.reload()
  await expect(page.getByText(/^All sent/)).toBeVisible()
  await expect(stops.first()).toContainText('1 piece')
  await expect(stops.last()).toContainText('2 pieces go back')
  const { acts, states, paid, total } = await readOutcome([part])
  expect(acts.map(({ kind, refusal }) => [kind, refusal])).toEqual([
    ['start', null],
    ['hand-over', null],
  ])
  expect(states.toSorted()).toEqual(['delivered', 'planned'])
  expect(paid).toBeGreaterThan(0)
  expect(paid).toBeLessThan(total)
})

/** Runs in the page. */
async function readStores() {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('kastha-drive')
    request.addEventListener('success', () => resolve(request.result))
  })
  const count = (name: string) =>
    new Promise<number>((resolve) => {
      const request = database.transaction(name).objectStore(name).count()
      request.addEventListener('success', () => resolve(request.result))
    })
  return { stops: await count('stops'), acts: await count('acts'), drafts: await count('drafts') }
}
