import { weighPage } from '../bench/page-weight.ts'
import { expect, test } from './test.ts'

/** What a page contains of styles, in bytes as they travel (storefront/page-styles.test.ts weighs more pages). */
const MAX_STYLE_BYTES = 13_000

/**
 * What a phone fetches of scripts before the page answers to touch, with its texts, in bytes as they travel
 * (docs/operations.md, "What pages weigh"), and how many elements the page has before anybody uses it.
 */
const most = {
  '/': { script: 129_000, elements: 940 },
  '/productListing': { script: 141_000, elements: 1_270 },
  '/product/1': { script: 141_000, elements: 1_100 },
  '/cart': { script: 169_500, elements: 350 },
  '/checkout': { script: 152_500, elements: 350 },
}

for (const [path, { script, elements }] of Object.entries(most)) {
  test(`a phone gets little for ${path}, and all that shows has styles`, async ({ browser, baseURL }) => {
    const weight = await weighPage(browser, baseURL!, path)
    expect.soft(weight.startScript, 'scripts').toBeLessThanOrEqual(script)
    expect.soft(weight.style, 'styles').toBeLessThanOrEqual(MAX_STYLE_BYTES)
    expect.soft(weight.elements, 'elements').toBeLessThanOrEqual(elements)
    expect.soft(weight.unstyled).toEqual([])
  })
}
