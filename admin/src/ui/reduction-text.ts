import type { Reduction } from '#contract/checkout.ts'

/** Names a discount: `Set: Rara bedroom`, `2 sets: Rara bedroom`, `Dashain (DASHAIN10)`. */
export function reductionText({ name, code, sets }: Reduction): string {
  if (sets !== undefined) return `${sets === 1 ? 'Set' : `${sets} sets`}: ${name}`
  return code === null ? name : `${name} (${code})`
}
