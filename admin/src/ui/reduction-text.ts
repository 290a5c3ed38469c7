import type { Reduction } from '#contract/checkout.ts'
import { t } from '../language/t.ts'

/** Names a discount: `Set: Rara bedroom`, `2 sets: Rara bedroom`, `Dashain (DASHAIN10)`. */
export function reductionText({ name, code, sets }: Reduction): string {
  if (sets !== undefined) return t('Set: %{name} |||| %{count} sets: %{name}', { count: sets, name })
  return code === null ? name : `${name} (${code})`
}
