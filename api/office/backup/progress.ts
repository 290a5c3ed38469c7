const EVERY_MS = 5_000
const MB = 1_000_000

export type Say = (line: string) => void

/** Reports progress every few seconds. */
export function everySoOften(say: Say): (line: () => string) => void {
  let last = performance.now()
  return (line) => {
    if (performance.now() - last < EVERY_MS) return
    last = performance.now()
    say(line())
  }
}

export function megabytes(bytes: number): string {
  return `${(bytes / MB).toFixed(1)} MB`
}

export function seconds(sinceMs: number): string {
  return `${((performance.now() - sinceMs) / 1_000).toFixed(1)} s`
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}
