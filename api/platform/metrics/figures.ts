/** Text by label, such as `{ wallet: 'khalti' }`. Every label has few values: never an address, an ID or a typed text. */
export type Labels = Record<string, string>

export type Sample = { labels?: Labels; value: number }

/** A metric as Prometheus knows it. A `counter` only grows while the process runs. */
export type Metric = { name: string; help: string; kind: 'counter' | 'gauge' }

type Reading = Metric & { samples: () => readonly Sample[] }

const readings = new Map<string, Reading>()

/** Returns every metric of this process that is read when somebody asks for it. */
export function allReadings(): readonly Reading[] {
  return [...readings.values()]
}

/** Registers a metric that is computed when somebody asks for it; in tests the last one of a name counts. */
export function reading(metric: Metric, samples: () => readonly Sample[]): void {
  readings.set(metric.name, { ...metric, samples })
}

/**
 * Counts events in this process, whether anybody reads them or not: an addition in a map.
 *
 * @param name     in snake case, ending in `_total`
 * @param known    labels that are shown with 0 before anything happens, so that the first event is an increase
 */
export function counter<Name extends string>(name: string, help: string, known: readonly Record<Name, string>[]) {
  const counts = new Map(known.map((labels) => [keyOf(labels), { labels, value: 0 }]))
  reading({ name, help, kind: 'counter' }, () => [...counts.values()])
  return {
    add(labels: Record<Name, string>, by = 1): void {
      const key = keyOf(labels)
      const count = counts.get(key)
      if (count) count.value += by
      else counts.set(key, { labels, value: by })
    },
  }
}

function keyOf(labels: Labels): string {
  return Object.values(labels).join('\n')
}
