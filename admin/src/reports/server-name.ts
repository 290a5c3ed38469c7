import { formats, said, t } from '../language/t.ts'

/** `Shrawan 2083`, or a part of a month: `Jul 2026, 17 to 31`. */
const MONTH = /^([A-Z][a-z]+) (\d{4})(?:, (\d+) to (\d+))?$/

/** A name of the server in the language of the back office: a month with its year, or a fixed text such as `Total`. */
export function serverName(name: string): string {
  const [, word, year, from, until] = MONTH.exec(name) ?? []
  if (word === undefined) return said(name)
  const month = `${said(word)} ${year}`
  if (from === undefined || until === undefined) return formats.digits(month)
  return formats.digits(t('%{month}, %{from} to %{until}', { month, from, until }))
}
