import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { chromiumFlags, chromiumPath } from '../scripts/chromium.ts'

const RUNS = 3

/** Lighthouse's four scores for a phone on a slow network, 0 to 100: the median of three runs a page. */
export async function scorePages(origin: string, paths: string[]): Promise<Record<string, Record<string, number>>> {
  const chromium = await launch({
    ...(chromiumPath && { chromePath: chromiumPath }),
    chromeFlags: ['--headless=new', ...chromiumFlags],
  })
  const scores: Record<string, Record<string, number>> = {}
  for (const path of paths) {
    const runs: Record<string, number>[] = []
    for (let run = 0; run < RUNS; run++) runs.push(await score(origin + path, chromium.port))
    scores[path] = Object.fromEntries(
      Object.keys(runs[0]!).map((name) => [name, median(runs.map((run) => run[name]!))]),
    )
  }
  chromium.kill()
  return scores
}

async function score(url: string, port: number): Promise<Record<string, number>> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`)
  const scores = Object.entries(result.lhr.categories).map(([name, { score: share }]) => [
    name,
    Math.round((share ?? 0) * 100),
  ])
  const { audits } = result.lhr
  const figures = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]
  const measured = figures.map((name) => [name, Math.round((audits[name]?.numericValue ?? Number.NaN) * 1000) / 1000])
  return Object.fromEntries([...scores, ...measured]) as Record<string, number>
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!
}
