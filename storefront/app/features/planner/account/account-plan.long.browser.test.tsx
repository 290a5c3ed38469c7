import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { writePlan } from '#domain/planner/read-plan.ts'
import { bedroom, planOf } from '#domain/planner/sample-plan.fixture.ts'
import { cut, refused } from '../../../test/answer-api.ts'
import { givenGuest, givenMember } from '../../../test/given-member.ts'
import { button, keptPlan, openPlanner, piece } from '../planner.fixture.tsx'
import { givenAccountPlans } from './given-plans.fixture.ts'

const ID = '0b2ec2de-3c6c-4f0e-9d0b-52a4f0d6a1a1'
const attic = planOf({ name: 'Attic' })
const smaller = { ...bedroom, pieces: bedroom.pieces.slice(0, 2) }

const inPlanner = (words: string) => page.getByText(words, { exact: true })
const kept = () => inPlanner('Kept in your account')
const plans = () => page.getByRole('region', { name: 'Plans in your account' })
const earlier = () => page.getByRole('region', { name: 'Earlier plans' })
const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
const leave = () => window.dispatchEvent(new Event('pagehide'))

beforeEach(() => {
  // The first id that the browser chooses.
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => array)
})
const OWN = '10000000-1000-4000-8000-100000000000'

async function rename(name: string): Promise<void> {
  await button('Change the name').click()
  await page.getByRole('textbox', { name: 'Name of the plan' }).fill(name)
  await userEvent.keyboard('{Enter}')
  await expect.element(heading(name)).toBeVisible()
}

/** Opens the planner with a plan that the account has, too. */
async function openKept({ here = bedroom, account = bedroom, version = 'v1' } = {}) {
  const user = givenMember()
  const shop = givenAccountPlans([], { id: ID, plan: account, version })
  const link = { userId: user._id, id: ID, version: 'v1', local: writePlan(here), isKept: true, sent: null }
  localStorage.setItem('plannerAccount', JSON.stringify(link))
  await openPlanner({ kept: here })
  return shop
}

test('a guest sees one line that a login keeps the plan', async () => {
  givenGuest()
  await openPlanner({ kept: bedroom })
  const link = page.getByRole('link', { name: 'Log in to keep this plan in your account' })
  await expect.element(link).toHaveAttribute('href', '/login?next=%2Fplanner%3Fkeep')
  await expect.element(button('Keep in my account')).not.toBeInTheDocument()
})

test('a login to keep the plan leads back to it and keeps it', async () => {
  givenMember()
  const shop = givenAccountPlans([OWN])
  await openPlanner({ kept: bedroom, address: '/planner?keep' })
  await expect.element(kept()).toBeVisible()
  expect(shop.sent).toEqual([{ plan: bedroom, version: null }])
})

test('the way from the account leads to its plans, also where there is none', async () => {
  givenMember()
  givenAccountPlans([])
  await openPlanner({ kept: bedroom, address: '/planner#room-plans' })
  await expect.element(plans()).toHaveFocus()
  await expect.element(plans().getByText('No plan is in your account yet. Draw a room, then keep it.')).toBeVisible()
})

test('a member keeps a plan once, and later changes follow by themselves', async () => {
  givenMember()
  const shop = givenAccountPlans([OWN])
  await openPlanner({ kept: bedroom })
  await button('Keep in my account').click()
  await expect.element(kept()).toBeVisible()
  expect(shop.sent).toEqual([{ plan: bedroom, version: null }])
  await expect.element(plans().getByText('Open here')).toBeVisible()

  await rename('Attic')
  await expect.element(inPlanner('Keeping in your account…')).toBeVisible()
  await expect.element(kept()).toBeVisible()
  expect(shop.sent.slice(1)).toEqual([{ plan: { ...bedroom, name: 'Attic' }, version: 'kept-1' }])
  await expect.element(plans().getByText(/^Attic, 6 pieces/)).toBeVisible()
})

test('a change that was just made is sent when the page is left', async () => {
  const shop = await openKept()
  await expect.element(kept()).toBeVisible()
  await rename('Attic')
  leave()
  await expect.poll(() => shop.sent).toEqual([{ plan: { ...bedroom, name: 'Attic' }, version: 'v1' }])
})

test('without a network the page says so, the browser keeps the plan, and it is sent later', async () => {
  const shop = await openKept()
  await expect.element(kept()).toBeVisible()
  shop.fail(cut)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await rename('Attic')
  leave()
  await expect.element(inPlanner('Not kept in your account yet: no network. This browser has it.')).toHaveRole('status')
  expect(keptPlan()?.name).toBe('Attic')
  shop.fail(undefined)
  window.dispatchEvent(new Event('online'))
  await expect.element(kept()).toBeVisible()
  expect(shop.held()[0]!.plan.name).toBe('Attic')
})

test('an answer that was lost is no conflict with oneself', async () => {
  const shop = await openKept()
  await expect.element(kept()).toBeVisible()
  shop.fail(() => {
    // The account has it, and nobody hears so.
    shop.change(ID, { ...bedroom, name: 'Attic' })
    return cut()
  })
  await rename('Attic')
  leave()
  await expect.element(page.getByText(/does not answer/)).toBeVisible()
  shop.fail(undefined)
  await rename('Cellar')
  await expect.element(kept()).toBeVisible()
  expect(shop.held()[0]!.plan.name).toBe('Cellar')
  await expect.element(page.getByText(/Another device/)).not.toBeInTheDocument()
})

test('the page says what another device has changed; taking it keeps the own plan among the earlier', async () => {
  const shop = await openKept({ account: smaller, version: 'theirs' })
  const note = page.getByRole('alert').filter({ hasText: 'Another device changed this plan' })
  await expect.element(note.getByText('There it has 2 pieces, here 6 pieces.')).toBeVisible()
  expect(keptPlan()).toEqual(bedroom)
  await button('Take the other one').click()
  await expect.element(piece('wardrobe')).not.toBeInTheDocument()
  expect(keptPlan()).toEqual(smaller)
  await expect.element(earlier().getByText('Bedroom, Baneshwor, 6 pieces')).toBeVisible()
  await expect.element(kept()).toBeVisible()
  expect(shop.sent).toEqual([])
})

test('a change that meets one of another device is not sent over it; keeping it is a choice', async () => {
  const shop = await openKept()
  await expect.element(kept()).toBeVisible()
  shop.change(ID, smaller)
  await rename('Attic')
  leave()
  await expect.element(page.getByText(/Room or name differ, too\./)).toBeVisible()
  expect(shop.held()[0]!.plan).toEqual(smaller)
  // Drawing goes on meanwhile.
  await rename('Cellar')
  await button('Keep this one').click()
  await expect.element(kept()).toBeVisible()
  expect(shop.held()[0]!.plan).toEqual({ ...bedroom, name: 'Cellar' })
  await expect.element(earlier().getByText('Bedroom, Baneshwor, 2 pieces')).toBeVisible()
})

test('a plan that another device deleted stays here, and can be kept again', async () => {
  const shop = await openKept()
  await expect.element(kept()).toBeVisible()
  shop.change(ID, null)
  await rename('Attic')
  leave()
  await expect.element(page.getByText(/^Deleted from your account on another device/)).toBeVisible()
  await button('Keep it again').click()
  await expect.element(kept()).toBeVisible()
  expect(shop.held()).toMatchObject([{ id: ID, plan: { name: 'Attic' } }])
})

test('a plan that came by another way takes the place of nothing in the account', async () => {
  localStorage.setItem('plannerEarlier', JSON.stringify([writePlan(attic)]))
  const shop = await openKept()
  await expect.element(kept()).toBeVisible()
  await earlier().getByRole('button', { name: 'Bring back' }).click()
  await expect.element(button('Keep in my account')).toBeVisible()
  await rename('Loft')
  leave()
  await button('Undo').click()
  await button('Undo').click()
  await expect.element(kept()).toBeVisible()
  expect(shop.sent).toEqual([])
})

test('the plan of one member does not follow into the account of the next', async () => {
  const shop = await openKept()
  await expect.element(kept()).toBeVisible()
  givenMember({ _id: 'a1c0a5d2-7a53-4be6-9a31-0f3a4c5b6d7e' })
  await expect.element(button('Keep in my account')).toBeVisible()
  await rename('Attic')
  leave()
  await expect.element(button('Keep in my account')).toBeVisible()
  expect(shop.sent).toEqual([])
})

test('an account that is full says so, and the plan stays in the browser', async () => {
  givenMember()
  const shop = givenAccountPlans([OWN])
  const full = 'Your account keeps at most 20 plans. Delete one first.'
  shop.fail(() => refused(409, 'list_full', full))
  await openPlanner({ kept: bedroom })
  await button('Keep in my account').click()
  await expect.element(inPlanner(full)).toBeVisible()
  await expect.element(button('Keep in my account')).toBeVisible()
})

test('a plan of the account opens, and the one before it stays among the earlier', async () => {
  givenMember()
  givenAccountPlans([], { id: ID, plan: attic, version: 'v1' })
  await openPlanner({ kept: bedroom })
  await expect.element(plans().getByText(/500 cm × 500 cm, last change: now/)).toBeVisible()
  await button('Open Attic').click()
  await expect.element(heading('Attic')).toBeVisible()
  await expect.element(kept()).toBeVisible()
  await expect.element(earlier().getByText('Bedroom, Baneshwor, 6 pieces')).toBeVisible()
})

test('a deleted plan comes back by undo, with what follows it', async () => {
  const shop = await openKept()
  await button('Delete Bedroom, Baneshwor').click()
  await expect.element(plans().getByText(/is deleted from your account/)).toBeVisible()
  await expect.element(button('Keep in my account')).toBeVisible()
  expect(shop.held()).toEqual([])
  await plans().getByRole('button', { name: 'Undo' }).click()
  await expect.element(kept()).toBeVisible()
  expect(shop.held()).toMatchObject([{ id: ID, plan: bedroom }])
})

test('a device without a plan offers those of the account', async () => {
  givenMember()
  givenAccountPlans([], { id: ID, plan: bedroom, version: 'v1' })
  await openPlanner()
  await button('Open Bedroom, Baneshwor').click()
  await expect.element(heading('Bedroom, Baneshwor')).toBeVisible()
  await expect.element(kept()).toBeVisible()
})

test('the account is there in Nepali', async () => {
  givenMember()
  givenAccountPlans([], { id: ID, plan: bedroom, version: 'v1' })
  await openPlanner({ kept: attic, language: 'ne' })
  await expect.element(button('मेरो खातामा राख्नुहोस्')).toBeVisible()
  await expect.element(page.getByText(/^Bedroom, Baneshwor, ६ सामान/)).toBeVisible()
})
