/** Products generated beside the demo's. */
export const PRODUCTS = numberFrom('BENCH_PRODUCTS', 10_000)
/** How long each load lasts. With fewer seconds one sees whether the bench runs, and no more. */
export const SECONDS = numberFrom('BENCH_SECONDS', 5)
/** How long the part `hour` lasts. */
export const MINUTES = numberFrom('BENCH_MINUTES', 60)
/** A folder of data to measure and to keep; parts order in it. Absent: a new one, deleted at the end. */
export const DATA_DIR = process.env['BENCH_DATA_DIR']

function numberFrom(name: string, usual: number): number {
  const given = process.env[name]
  if (given === undefined) return usual
  if (!/^\d+$/.test(given)) throw new Error(`${name}: given "${given}", expected a whole number`)
  return Number(given)
}
