export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}

type Connection = { saveData?: boolean; effectiveType?: string }

/** Some browsers tell nothing. */
function connection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection
}

/** Returns whether the visitor has told the browser to save data. */
export function savesData(): boolean {
  return connection()?.saveData === true
}

/** Returns whether what is not asked for would take the line from what is. */
export function hasSlowNetwork(): boolean {
  return /2g|3g/.test(connection()?.effectiveType ?? '')
}
