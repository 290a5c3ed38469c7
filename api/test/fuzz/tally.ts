import { sumOf } from '#domain/sum.ts'
import type { Answer } from './send.ts'

const SHOWN = 15
/** Statuses of requests refused before their content was considered. */
const ON_THE_WAY_IN = new Set([0, 400, 401, 403, 405, 408, 413, 414, 415, 417, 431])

/** Counts answers, so that people can judge whether the requests reached far enough. */
export function openTally(calls: readonly string[]) {
  const byCall = new Map(calls.map((call) => [call, new Map<number, number>()]))
  const byStatus = new Map<number, number>()
  let slowest: { ms: number; call: string }[] = []
  let total = 0
  return {
    count(call: string, { status, ms }: Pick<Answer, 'status' | 'ms'>) {
      total++
      const statuses = byCall.get(call)!
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      byStatus.set(status, (byStatus.get(status) ?? 0) + 1)
      slowest.push({ ms, call })
      if (slowest.length > 100 * SHOWN) keepSlowest()
    },
    total: () => total,
    /** Returns a report for people. */
    lines(): string[] {
      keepSlowest()
      const statuses = [...byStatus].toSorted(([a], [b]) => a - b)
      const classes = ['none', '1xx', '2xx', '3xx', '4xx', '5xx'].map((name, hundred) => {
        const many = statuses.filter(([status]) => Math.floor(status / 100) === hundred)
        return `${name} ${percent(sumOf(many, ([, count]) => count))}`
      })
      return [
        `${total} requests to ${byCall.size} calls: ${classes.filter((text) => !text.endsWith(' 0 %')).join(', ')}`,
        `by status: ${statuses.map(([status, count]) => `${status || 'none'} ${count}`).join(', ')}`,
        `never beyond validation: ${named(isStuck) || 'no call'}`,
        `never successful: ${named((reached) => !isStuck(reached) && !reached.some((status) => status >= 200 && status < 400)) || 'no call'}`,
        `slowest: ${slowest.map(({ ms, call }) => `${Math.round(ms)} ms ${call}`).join(', ')}`,
      ]
    },
  }

  function keepSlowest() {
    slowest = slowest.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN)
  }

  function percent(count: number): string {
    return `${total === 0 ? 0 : Math.round((1_000 * count) / total) / 10} %`
  }

  function named(wanted: (statuses: number[]) => boolean): string {
    return [...byCall]
      .filter(([, statuses]) => wanted([...statuses.keys()]))
      .map(([call]) => call)
      .join(', ')
  }
}

function isStuck(statuses: readonly number[]): boolean {
  return statuses.every((status) => ON_THE_WAY_IN.has(status))
}
