import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { bedroom } from '#domain/planner/sample-plan.fixture.ts'
import { writePlanFragment } from '#domain/planner/share-link.ts'
import { openPlanner } from './planner.fixture.tsx'

/** Every text that the page shows, in the order in which it came. */
function textsShown(): string[] {
  const texts: string[] = []
  const watch = new MutationObserver(() => texts.push(document.body.innerText))
  watch.observe(document.body, { childList: true, subtree: true, characterData: true })
  onTestFinished(() => watch.disconnect())
  return texts
}

test.each([
  ['kept', async () => ({ kept: bedroom })],
  ['shared', async () => ({ address: `/planner${await writePlanFragment(bedroom)}` })],
])('a %s plan is not praised before it has been checked', async (_, opened) => {
  const texts = textsShown()
  await openPlanner(await opened())
  await expect.element(page.getByRole('heading', { name: '2 things to look at' })).toBeVisible()
  expect(texts.filter((text) => text.includes('Everything has its place'))).toEqual([])
})
