import { comparedId, readCompared, writeCompared } from './compared.ts'

/** Removes a product; does nothing if it was not chosen. */
export function dropCompared(id: string): void {
  const compared = readCompared()
  const rest = compared.filter((entry) => comparedId(entry) !== id)
  if (rest.length < compared.length) writeCompared(rest)
}
