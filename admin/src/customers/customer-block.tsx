import type { Customer } from '#contract/admin/customers.ts'
import { post, remove } from '../api.ts'
import { useCan } from '../session/use-can.ts'
import { ActButton } from '../ui/act-button.tsx'
import { WordsButton } from '../ui/words-button.tsx'

/** Blocks somebody, or lets them again. */
export function CustomerBlock({ customer: { id, name, isBlocked } }: { customer: Customer }) {
  const mayBlock = useCan('customers.block')
  if (!mayBlock) return null
  if (isBlocked) {
    return (
      <ActButton
        label="Unblock"
        variant="outlined"
        act={() => remove(`/customers/${id}/block`)}
        done="They can log in again"
        ask={{ title: `Unblock ${name}?`, text: 'They can log in and order again.' }}
      />
    )
  }
  return (
    <WordsButton
      label="Block"
      variant="outlined"
      isDanger
      title={`Block ${name}?`}
      text="They are logged out everywhere at once, and can neither log in nor order with this account. Orders that were placed stay as they are."
      wordsLabel="Why (only staff read this)"
      maxLength={300}
      act={(reason) => post(`/customers/${id}/block`, { reason })}
      done="Blocked"
    />
  )
}
