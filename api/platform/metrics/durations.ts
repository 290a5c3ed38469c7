import type { Labels } from './figures.ts'

/** Upper bounds of the buckets, in seconds: from a page in memory to the longest query. */
export const DURATIONS_S = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]
/** Sets of labels that one process shows; later ones are counted together by their last label. More would make a scrape slow. */
export const MOST_SERIES = 500
/** OpenTelemetry marks by this label what it counts together. */
const TOGETHER = 'otel_metric_overflow'
const MS_A_SECOND = 1_000

/** How long events with the same labels took: how many fell into each bucket, and what they took together. */
export type Series = { labels: Labels; counts: number[]; count: number; seconds: number }

/**
 * Counts durations in buckets, by up to three labels. OpenTelemetry's own histogram hashes the labels of each event, once for
 * each reader, which cost 6 % of an answer from memory. So does one map with a joined key: the nested ones find a label by the
 * hash that its text already has.
 */
export class Durations {
  readonly #all: Series[] = []
  readonly #byLabels = new Map<string, Map<string, Map<string, Series>>>()
  readonly #names: readonly string[]
  /** By the last label. */
  readonly #together = new Map<string, Series>()

  /**
   * @param names  of the labels, in the order of their values. The last has few values: it stays beyond the limit, so that a
   *   stranger who asks every address once hides no failures
   */
  constructor(...names: readonly string[]) {
    this.#names = names
  }

  /** Notes an event that took `ms`. Labels that are not used stay ''. */
  add(ms: number, first: string, second = '', third = ''): void {
    const seconds = ms / MS_A_SECOND
    const series = this.#byLabels.get(first)?.get(second)?.get(third) ?? this.#open(first, second, third)
    let bucket = 0
    while (bucket < DURATIONS_S.length && seconds > DURATIONS_S[bucket]!) bucket += 1
    series.counts[bucket]! += 1
    series.count += 1
    series.seconds += seconds
  }

  all(): readonly Series[] {
    return [...this.#all, ...this.#together.values()]
  }

  #open(first: string, second: string, third: string): Series {
    const values = [first, second, third]
    if (this.#all.length >= MOST_SERIES) return this.#openTogether(values[this.#names.length - 1]!)
    const series = newSeries(Object.fromEntries(this.#names.map((name, at) => [name, values[at]!])))
    const bySecond = this.#byLabels.get(first) ?? new Map<string, Map<string, Series>>()
    const byThird = bySecond.get(second) ?? new Map<string, Series>()
    this.#byLabels.set(first, bySecond.set(second, byThird.set(third, series)))
    this.#all.push(series)
    return series
  }

  #openTogether(last: string): Series {
    const known = this.#together.get(last)
    if (known) return known
    const series = newSeries({ [TOGETHER]: 'true', [this.#names.at(-1)!]: last })
    this.#together.set(last, series)
    return series
  }
}

function newSeries(labels: Labels): Series {
  return { labels, counts: Array.from({ length: DURATIONS_S.length + 1 }, () => 0), count: 0, seconds: 0 }
}
