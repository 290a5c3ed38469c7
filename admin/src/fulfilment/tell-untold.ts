import { useNotify } from 'react-admin'
import type { ChangedDamage } from '#contract/admin/fulfilment/after-sales.ts'
import type { ChangedDelivery } from '#contract/admin/fulfilment/deliveries.ts'
import { post, postOnce } from '../api.ts'
import { t } from '../language/t.ts'

const UNTOLD = t(
  'The change is saved, but no message was sent to the customer: there were too many about this order today, or too many of yours within an hour. Please call the customer.',
)

type Changed = Pick<ChangedDelivery | ChangedDamage, 'isUntold'>

/** Sends a change that the customer gets a message about, and warns when there was none. */
export function useTellingPost(): (path: string, body?: unknown, how?: { isOnce: true }) => Promise<void> {
  const notify = useNotify()
  return async (path, body, how) => {
    const { isUntold } = await (how?.isOnce ? postOnce<Changed>(path, body) : post<Changed>(path, body))
    if (isUntold) notify(UNTOLD, { type: 'warning', autoHideDuration: null })
  }
}
