import { allReadings, type Labels } from './figures.ts'

/** Returns what a metric shows now with these labels; undefined when it shows nothing. */
export function readingOf(name: string, labels: Labels = {}): number | undefined {
  const samples =
    allReadings()
      .find((one) => one.name === name)
      ?.samples() ?? []
  const wanted = Object.entries(labels)
  return samples.find(({ labels: own = {} }) => wanted.every(([label, value]) => own[label] === value))?.value
}
