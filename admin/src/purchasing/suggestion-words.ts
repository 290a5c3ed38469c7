import type { PurchaseSuggestion } from '#contract/admin/purchasing.ts'

/** The figures behind a suggestion, in sentences. */
export function suggestionReasons(item: PurchaseSuggestion, cover: number): string[] {
  return [salesText(item), stockText(item), dueText(item), countText(item, cover)]
}

function salesText({ perWeek }: PurchaseSuggestion): string {
  return `Sells ${perWeek} a week.`
}

/** Reserved pieces have left the stock already. */
function stockText({ stock, onTheWay, drafted, reserved }: PurchaseSuggestion): string {
  const here = [`${stock} in stock`]
  if (onTheWay > 0) here.push(`${onTheWay} on the way`)
  if (drafted > 0) here.push(`${drafted} in drafts`)
  return `${here.join(', ')}.${reservedText(reserved)}`
}

function reservedText(reserved: number): string {
  if (reserved === 0) return ''
  return reserved === 1
    ? ' 1 more is reserved for a customer’s order.'
    : ` ${reserved} more are reserved for customers’ orders.`
}

function dueText({ leadDays, reserve, orderAt, supplier }: PurchaseSuggestion): string {
  const days = supplier ? `Delivery takes ${leadDays} days` : `Without a supplier we assume ${leadDays} days`
  const kept = reserve > 0 ? `, and ${reserve} stay in reserve` : ''
  return `${days}${kept}: order at ${orderAt} or fewer.`
}

function countText(
  { upTo, stock, onTheWay, drafted, minimum, pack, pieces }: PurchaseSuggestion,
  cover: number,
): string {
  const available = stock + onTheWay + drafted
  const terms = []
  if (minimum > 1) terms.push(`at least ${minimum}`)
  if (pack > 1) terms.push(`packs of ${pack}`)
  const rounded = terms.length > 0 ? `; ${terms.join(', ')} make ${pieces}` : ''
  return `To last ${cover} days more, ${upTo} − ${available} = ${upTo - available}${rounded}.`
}
