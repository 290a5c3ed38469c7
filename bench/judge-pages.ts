import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { languages, languagePath } from '#domain/language/languages.ts'
import { type PageBudget, pageBudgets, weighedPages } from '../storefront/app/routes/page-budgets.ts'
import { costPages } from './page-cpu.ts'
import { weighPages } from './page-weight.ts'
import { measureRequests, uncachedPage } from './requests.ts'
import { startShop } from './servers.ts'

/**
 * What each page of the demo shop costs, in both languages, the lines of what is over its budget, and how many lists that
 * nobody asked for before the shop shows a second. Budgets are of English pages; `npm run test:all` weighs them too, and
 * leaves the processor's part to this.
 */
export async function judgePages() {
  const dataDir = await mkdtemp(join(tmpdir(), 'kastha-pages-'))
  try {
    const costs = await costPages(dataDir, Object.keys(pageBudgets))
    const { requests, weights } = await askShop(dataDir)
    const cpu = Object.entries(costs).map(([path, { ms, lists }]) => {
      return [path, { cpu: lists.toFixed(1), 'CPU ms': ms.toFixed(1) }] as const
    })
    const over = Object.entries<PageBudget>(pageBudgets).flatMap(([path, budget]) => [
      ...tooMuch(path, 'cpu', costs[path]?.lists, budget.cpu),
      ...tooMuch(path, 'scripts', weights[path]?.startScript, budget.script),
      ...tooMuch(path, 'styles', weights[path]?.style, budget.style),
      ...tooMuch(path, 'elements', weights[path]?.elements, budget.elements),
    ])
    const dearestPageCpu = Math.max(...Object.values(costs).map(({ ms }) => ms))
    const figures = { ...requests.figures, dearestPageCpu }
    return { requests: requests.rows, cpu: Object.fromEntries(cpu), weights, over, figures }
  } finally {
    await rm(dataDir, { recursive: true })
  }
}

async function askShop(dataDir: string) {
  const shop = await startShop(dataDir, 0)
  try {
    const requests = await measureRequests(shop, [uncachedPage('page', 'pageCpu')])
    const everywhere = weighedPages.flatMap((path) => languages.map((language) => languagePath(language, path)))
    return { requests, weights: await weighPages(shop.origin, everywhere) }
  } finally {
    await shop.stop()
  }
}

function tooMuch(path: string, part: string, is: number | undefined, most: number | undefined): string[] {
  if (is === undefined || most === undefined || is <= most) return []
  return [`${path}: ${part} ${part === 'cpu' ? is.toFixed(2) : is} of ${most}`]
}
