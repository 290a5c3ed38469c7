import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Of the page as it stands, from its top: what the sticky header covers half would count as too small a target. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 0))
  await page.evaluate(untilNothingFades)
  const { violations: found } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
}

/** Looks at what a journey passes, in `npm run test:all` only: it would take half of the journey's time. */
export async function expectAccessible(page: Page): Promise<void> {
  if (process.env.SLOW_TESTS) expect(await violations(page)).toEqual([])
}

/** What is half faded has less contrast than it will have. What turns for ever, or as one scrolls, is not waited for. */
function untilNothingFades(): Promise<unknown> {
  const running = document.getAnimations().filter(({ effect, playState, timeline }) => {
    const isEndless = effect?.getComputedTiming().iterations === Infinity
    return playState === 'running' && timeline === document.timeline && !isEndless
  })
  return Promise.all(running.map(({ finished }) => finished.catch(() => {}))) // one may be called off
}
