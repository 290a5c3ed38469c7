/**
 * What a page may cost. `npm run bench` measures all of it (bench/judge-pages.ts) and fails above it; tests weigh all but
 * the processor's part (e2e/page-weight.e2e.ts, storefront/page-styles.long.test.ts).
 */
export type PageBudget = {
  /**
   * To render it: renderings of a plain list of 1,000 elements on the same machine (bench/page-cpu.ts). The figures leave
   * half as much again for a busy machine.
   */
  cpu: number
  /** Styles in its HTML, in bytes as brotli. */
  style: number
  /** Scripts that a phone asks for before the page answers to touch, with its texts, in bytes as they travel. */
  script?: number
  /** Elements before anybody uses the page (decision 071). */
  elements?: number
}

const anonymous = {
  '/': { cpu: 5.2, style: 9_050, script: 125_150, elements: 840 },
  '/productListing': { cpu: 6.2, style: 10_220, script: 139_280, elements: 900 },
  '/search?q=sofa': { cpu: 4.8, style: 10_240, script: 141_880, elements: 740 },
  '/product/1': { cpu: 6.2, style: 12_310, script: 138_660, elements: 900 },
  '/compare': { cpu: 2.9, style: 8_440, script: 133_110, elements: 300 },
  '/planner': { cpu: 1.8, style: 8_870, script: 128_500, elements: 110 },
  '/cart': { cpu: 3, style: 10_130, script: 161_190, elements: 300 },
  '/checkout': { cpu: 2.4, style: 8_270, script: 141_900, elements: 100 },
  '/track-order': { cpu: 3, style: 9_270, script: 131_180, elements: 310 },
  '/our-projects': { cpu: 4, style: 7_280, script: 131_450, elements: 540 },
  '/stores': { cpu: 3.6, style: 7_130, script: 130_650, elements: 425 },
  '/contact': { cpu: 3.5, style: 7_230, script: 132_490, elements: 385 },
  '/measuring-visit': { cpu: 3.8, style: 7_260, script: 132_750, elements: 480 },
  '/help-center': { cpu: 5, style: 8_360, script: 135_320, elements: 900 },
  '/login': { cpu: 2.6, style: 6_930, script: 134_400, elements: 320 },
  '/register': { cpu: 3.4, style: 7_090, script: 142_500, elements: 375 },
  '/forgot-password': { cpu: 2.6, style: 6_850, script: 133_070, elements: 320 },
  '/about': { cpu: 3, style: 6_660, script: 123_290, elements: 375 },
  '/grievance-officer': { cpu: 2.6, style: 6_710, script: 123_340, elements: 350 },
} satisfies Record<string, PageBudget>

/** The browser leads guests on to the login, so these have no weight of their own. */
const ofMembers = {
  '/my-account': { cpu: 3.6, style: 8_080 },
  '/my-list': { cpu: 3, style: 8_090 },
  '/my-orders': { cpu: 2.8, style: 10_980 },
  '/my-orders/custom': { cpu: 2.8, style: 9_900 },
} satisfies Record<string, PageBudget>

export const pageBudgets = { ...anonymous, ...ofMembers }
export const weighedPages = Object.keys(anonymous) as (keyof typeof anonymous)[]
