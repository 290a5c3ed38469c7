import type { Customer } from '#contract/admin/customers.ts'
import { post, remove } from '../api.ts'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { ActButton } from '../ui/act-button.tsx'
import { WordsButton } from '../ui/words-button.tsx'

/** Button that blocks or unblocks a customer. */
export function CustomerBlock({ customer: { id, name, isBlocked } }: { customer: Customer }) {
  const mayBlock = useCan('customers.block')
  if (!mayBlock) return null
  if (isBlocked) {
    return (
      <ActButton
        label={t('Unblock')}
        variant="outlined"
        act={() => remove(`/customers/${id}/block`)}
        done={t('Customer unblocked')}
        ask={{ title: t('Unblock %{name}?', { name }), text: t('The customer can log in and order again.') }}
      />
    )
  }
  return (
    <WordsButton
      label={t('Block')}
      variant="outlined"
      isDanger
      title={t('Block %{name}?', { name })}
      text={t(
        'The customer is logged out on all devices immediately and can no longer log in or order with this account. Existing orders are not affected.',
      )}
      wordsLabel={t('Reason (visible to staff only)')}
      maxLength={300}
      act={(reason) => post(`/customers/${id}/block`, { reason })}
      done={t('Customer blocked')}
    />
  )
}
