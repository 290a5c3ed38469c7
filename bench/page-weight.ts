import { chromium } from '@playwright/test'
import { chromiumFlags, chromiumPath } from '../scripts/chromium.ts'

export type PageWeight = {
  startScript: number
  script: number
  style: number
  font: number
  picture: number
  html: number
  layoutShift: number
}

/**
 * What a phone fetches for a page it opens for the first time, in bytes as they travel (brotli for text).
 * `startScript` is what the page needs before it answers to touch: the scripts named in its HTML.
 */
export async function weighPages(origin: string, paths: string[]): Promise<Record<string, PageWeight>> {
  const browser = await chromium.launch({
    ...(chromiumPath && { executablePath: chromiumPath }),
    args: chromiumFlags,
  })
  const weights: Record<string, PageWeight> = {}
  for (const path of paths) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      isMobile: true,
      hasTouch: true,
    })
    const page = await context.newPage()
    const weight: PageWeight = { startScript: 0, script: 0, style: 0, font: 0, picture: 0, html: 0, layoutShift: 0 }
    const kinds = { script: 'script', stylesheet: 'style', font: 'font', image: 'picture', document: 'html' } as const
    const scripts = new Map<string, number>()
    const counted: Promise<void>[] = []
    page.on('requestfinished', (request) => {
      const kind = kinds[request.resourceType() as keyof typeof kinds]
      if (!kind) return
      counted.push(
        request.sizes().then(({ responseBodySize }) => {
          weight[kind] += responseBodySize
          if (kind === 'script') scripts.set(request.url(), responseBodySize)
        }),
      )
    })
    await page.addInitScript(() => {
      const shifts = window as unknown as { layoutShift: number }
      shifts.layoutShift = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.layoutShift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const answer = await page.goto(origin + path, { waitUntil: 'networkidle' })
    await Promise.all(counted)
    const named = [...(await answer!.text()).matchAll(/["'(](\/assets\/[^"')]+\.js)/g)].map(
      ([, url]) => new URL(url!, origin).href,
    )
    for (const url of new Set(named)) weight.startScript += scripts.get(url) ?? 0
    weight.layoutShift = await page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift)
    weights[path] = weight
    await context.close()
  }
  await browser.close()
  return weights
}
