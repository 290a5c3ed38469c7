import { PAISA } from '#domain/reconciliation/reconciliation.ts'
import { formats } from '../../language/t.ts'

/** `-1234550` -> `-Nrs. 12,345.50`; without paisa where there are none. */
export function paisaText(paisa: number): string {
  const sign = paisa < 0 ? '-' : ''
  const rupees = formats.money(Math.trunc(Math.abs(paisa) / PAISA))
  const rest = Math.abs(paisa) % PAISA
  return `${sign}${rupees}${rest === 0 ? '' : formats.digits(`.${String(rest).padStart(2, '0')}`)}`
}
