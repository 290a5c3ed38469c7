import type { PurchaseSuggestion } from '#contract/admin/purchasing.ts'
import { t } from '../language/t.ts'

/** The figures behind a suggestion, in sentences. */
export function suggestionReasons(item: PurchaseSuggestion, cover: number): string[] {
  return [salesText(item), stockText(item), dueText(item), countText(item, cover)]
}

function salesText({ perWeek }: PurchaseSuggestion): string {
  return t('Sells %{perWeek} a week.', { perWeek })
}

/** Reserved pieces have left the stock already. */
function stockText({ stock, onTheWay, drafted, reserved }: PurchaseSuggestion): string {
  const here = [t('%{stock} in stock', { stock })]
  if (onTheWay > 0) here.push(t('%{onTheWay} on the way', { onTheWay }))
  if (drafted > 0) here.push(t('%{drafted} in drafts', { drafted }))
  const figures = t('%{figures}.', { figures: here.join(', ') })
  return reserved === 0 ? figures : `${figures} ${reservedText(reserved)}`
}

function reservedText(count: number): string {
  return t('%{count} more is reserved for a customer’s order. |||| %{count} more are reserved for customers’ orders.', {
    count,
  })
}

function dueText({ leadDays, reserve, orderAt, supplier }: PurchaseSuggestion): string {
  const figures = { leadDays, orderAt }
  if (supplier) {
    return reserve > 0
      ? t('Delivery takes %{leadDays} days, and %{reserve} stay in reserve: order at %{orderAt} or fewer.', {
          ...figures,
          reserve,
        })
      : t('Delivery takes %{leadDays} days: order at %{orderAt} or fewer.', figures)
  }
  return reserve > 0
    ? t(
        'Without a supplier we assume %{leadDays} days, and %{reserve} stay in reserve: order at %{orderAt} or fewer.',
        { ...figures, reserve },
      )
    : t('Without a supplier we assume %{leadDays} days: order at %{orderAt} or fewer.', figures)
}

function countText(
  { upTo, stock, onTheWay, drafted, minimum, pack, pieces }: PurchaseSuggestion,
  cover: number,
): string {
  const available = stock + onTheWay + drafted
  const figures = { cover, upTo, available, needed: upTo - available }
  const terms: string[] = []
  if (minimum > 1) terms.push(t('at least %{minimum}', { minimum }))
  if (pack > 1) terms.push(t('packs of %{pack}', { pack }))
  return terms.length > 0
    ? t('To last %{cover} days more, %{upTo} − %{available} = %{needed}; %{terms} make %{pieces}.', {
        ...figures,
        terms: terms.join(', '),
        pieces,
      })
    : t('To last %{cover} days more, %{upTo} − %{available} = %{needed}.', figures)
}
