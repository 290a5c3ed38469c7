import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Runs axe on the page, scrolled to the top: targets half covered by the sticky header would count as too small. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 0))
  await page.evaluate(untilNothingFades)
  const { violations: found } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
}

/** Runs axe during a journey, in `npm run test:all` only, as it takes half of the journey's time. */
export async function expectAccessible(page: Page): Promise<void> {
  if (process.env.SLOW_TESTS) expect(await violations(page)).toEqual([])
}

/** Waits for running animations: half-faded text has too little contrast. Ignores endless and scroll-driven ones. */
function untilNothingFades(): Promise<unknown> {
  const running = document.getAnimations().filter(({ effect, playState, timeline }) => {
    const isEndless = effect?.getComputedTiming().iterations === Infinity
    return playState === 'running' && timeline === document.timeline && !isEndless
  })
  return Promise.all(running.map(({ finished }) => finished.catch(() => {}))) // an animation may be cancelled
}
