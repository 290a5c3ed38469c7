import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { languages, languagePath } from '#domain/language/languages.ts'
import { type PageBudget, pageBudgets, weighedPages } from '../storefront/app/routes/page-budgets.ts'
import { costPages } from './page-cpu.ts'
import { weighPages } from './page-weight.ts'
import { startShop } from './servers.ts'

/**
 * What each page of the demo shop costs, in both languages, and the lines of what is over its budget. Budgets are of
 * English pages; `npm run test:all` weighs them too, and leaves the processor's part to this.
 */
export async function judgePages() {
  const dataDir = await mkdtemp(join(tmpdir(), 'kastha-pages-'))
  try {
    const costs = await costPages(dataDir, Object.keys(pageBudgets))
    const shop = await startShop(dataDir, 0)
    const everywhere = weighedPages.flatMap((path) => languages.map((language) => languagePath(language, path)))
    const weights = await weighPages(shop.origin, everywhere).finally(shop.stop)
    const cpu = Object.entries(costs).map(([path, cost]) => [path, { cpu: cost.toFixed(1) }] as const)
    const over = Object.entries<PageBudget>(pageBudgets).flatMap(([path, budget]) => [
      ...tooMuch(path, 'cpu', costs[path], budget.cpu),
      ...tooMuch(path, 'scripts', weights[path]?.startScript, budget.script),
      ...tooMuch(path, 'styles', weights[path]?.style, budget.style),
      ...tooMuch(path, 'elements', weights[path]?.elements, budget.elements),
    ])
    return { cpu: Object.fromEntries(cpu), weight: weights, over }
  } finally {
    await rm(dataDir, { recursive: true })
  }
}

function tooMuch(path: string, part: string, is: number | undefined, most: number | undefined): string[] {
  if (is === undefined || most === undefined || is <= most) return []
  return [`${path}: ${part} ${part === 'cpu' ? is.toFixed(2) : is} of ${most}`]
}

// Alone: `node bench/judge-pages.ts`.
if (import.meta.url === pathToFileURL(process.argv[1]!).href) {
  const { cpu, weight, over } = await judgePages()
  console.table(cpu)
  console.table(weight)
  for (const line of over) console.log(`Over its budget: ${line}`)
  if (over.length > 0) process.exitCode = 1
}
