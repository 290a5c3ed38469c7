import type { Customer } from '#contract/admin/customers.ts'
import { post, remove } from '../api.ts'
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
        label="Unblock"
        variant="outlined"
        act={() => remove(`/customers/${id}/block`)}
        done="Customer unblocked"
        ask={{ title: `Unblock ${name}?`, text: 'The customer can log in and order again.' }}
      />
    )
  }
  return (
    <WordsButton
      label="Block"
      variant="outlined"
      isDanger
      title={`Block ${name}?`}
      text="The customer is logged out on all devices immediately and can no longer log in or order with this account. Existing orders are not affected."
      wordsLabel="Reason (visible to staff only)"
      maxLength={300}
      act={(reason) => post(`/customers/${id}/block`, { reason })}
      done="Customer blocked"
    />
  )
}
