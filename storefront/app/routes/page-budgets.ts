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
  '/': { cpu: 5.2, style: 9_030, script: 125_870, elements: 840 },
  '/productListing': { cpu: 6.2, style: 10_170, script: 140_100, elements: 900 },
  '/search?q=sofa': { cpu: 4.8, style: 10_200, script: 142_940, elements: 740 },
  '/product/1': { cpu: 6.2, style: 12_260, script: 139_720, elements: 910 },
  '/compare': { cpu: 2.9, style: 8_420, script: 134_160, elements: 300 },
  '/planner': { cpu: 1.8, style: 9_070, script: 129_830, elements: 110 },
  '/cart': { cpu: 3, style: 10_120, script: 162_700, elements: 300 },
  '/checkout': { cpu: 2.4, style: 8_440, script: 143_980, elements: 100 },
  '/gift-cards': { cpu: 2.6, style: 8_200, script: 133_500, elements: 300 },
  '/track-order': { cpu: 3, style: 9_400, script: 132_120, elements: 310 },
  '/our-projects': { cpu: 4, style: 7_240, script: 132_150, elements: 540 },
  '/stores': { cpu: 3.6, style: 7_120, script: 131_460, elements: 425 },
  '/contact': { cpu: 3.5, style: 7_160, script: 133_720, elements: 385 },
  '/measuring-visit': { cpu: 3.8, style: 7_190, script: 134_210, elements: 480 },
  '/help-center': { cpu: 5, style: 8_390, script: 137_800, elements: 900 },
  '/login': { cpu: 2.6, style: 6_900, script: 135_610, elements: 320 },
  '/register': { cpu: 3.4, style: 7_090, script: 145_220, elements: 375 },
  '/forgot-password': { cpu: 2.6, style: 6_810, script: 134_020, elements: 320 },
  '/about': { cpu: 3, style: 6_690, script: 124_020, elements: 375 },
  '/grievance-officer': { cpu: 2.6, style: 6_690, script: 124_060, elements: 350 },
} satisfies Record<string, PageBudget>

/** The browser leads guests on to the login, so these have no weight of their own. */
const ofMembers = {
  '/my-account': { cpu: 3.6, style: 8_100 },
  '/my-list': { cpu: 3, style: 8_080 },
  '/my-orders': { cpu: 2.8, style: 10_800 },
  '/my-orders/custom': { cpu: 2.8, style: 9_810 },
} satisfies Record<string, PageBudget>

export const pageBudgets = { ...anonymous, ...ofMembers }
export const weighedPages = Object.keys(anonymous) as (keyof typeof anonymous)[]
