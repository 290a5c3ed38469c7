import { language } from '../language/language.ts'
import { formats, said, t } from '../language/t.ts'

/** `Shrawan 2083`, or a part of a month: `Jul 2026, 17 to 31`. */
const MONTH = /^([A-Z][a-z]+) (\d{4})(?:, (\d+) to (\d+))?$/
/** A sum of a year or of a month: `Total, 2083/84`. */
const TOTAL = /^Total, (.+)$/
const DAY = /^(Now,|At the end of) (\d{4}-\d{2}-\d{2})$/
/** `Fiscal year 2083/84, Shrawan 2083`. */
const FISCAL_YEAR = /^Fiscal year (\d{4}\/\d{2})(?:, (.+))?$/
/** A period with the least amount that counts in it. */
const LIMITED = /^(.+), from Nrs\. ([\d,]+) without VAT$/

/** A name of the server in the language of the back office: a month with its year, or a fixed text such as `Total`. */
export function serverName(name: string): string {
  const [, of] = TOTAL.exec(name) ?? []
  if (of !== undefined && language !== 'en') return `${said('Total')}, ${formats.digits(serverName(of))}`
  const [, word, year, from, until] = MONTH.exec(name) ?? []
  if (word === undefined) return said(name)
  const month = `${said(word)} ${year}`
  if (from === undefined || until === undefined) return formats.digits(month)
  return formats.digits(t('%{month}, %{from} to %{until}', { month, from, until }))
}

/** A report's period in the language of the back office. */
export function serverPeriod(period: string): string {
  if (language === 'en') return period
  const [, whole, least] = LIMITED.exec(period) ?? []
  if (whole !== undefined && least !== undefined) {
    const limit = formats.money(Number(least.replaceAll(',', '')))
    return t('%{period}, from %{limit} without VAT', { period: serverPeriod(whole), limit })
  }
  const [, when, day] = DAY.exec(period) ?? []
  if (day !== undefined) {
    return when === 'Now,'
      ? t('Now, %{day}', { day: formats.day(day) })
      : t('At the end of %{day}', { day: formats.day(day) })
  }
  const [, year, part] = FISCAL_YEAR.exec(period) ?? []
  if (year === undefined) return serverName(period)
  const fiscalYear = `${said('Fiscal year')} ${formats.digits(year)}`
  return part === undefined ? fiscalYear : `${fiscalYear}, ${serverName(part)}`
}
