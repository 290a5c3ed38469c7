import { required, TextInput, useRedirect } from 'react-admin'
import type { Credit } from '#contract/admin/credit.ts'
import type { Customer } from '#contract/admin/customers.ts'
import { MAX_CREDIT_REASON_LENGTH } from '#domain/credit/credit.ts'
import { postOnce } from '../api.ts'
import { t } from '../language/t.ts'
import { useCan } from '../session/staff-session.ts'
import { ActForm } from '../ui/act-form.tsx'
import { MoneyInput } from '../ui/money-input.tsx'
import { PagePart } from '../ui/page-part.tsx'

/** Button that gives store credit to a customer, and opens it. */
export function CustomerCredit({ customer: { id, name } }: { customer: Customer }) {
  const mayWrite = useCan('money.write')
  const redirect = useRedirect()
  if (!mayWrite) return null
  return (
    <PagePart title={t('Store credit')}>
      <ActForm<{ amount: number; note: string }>
        label={t('Give store credit')}
        variant="outlined"
        title={t('Give store credit to %{name}', { name })}
        text={t('The customer sees it in My Account, and can pay with it at checkout.')}
        yes={t('Give')}
        done={t('Store credit given')}
        act={async ({ amount, note }) => {
          const { id: creditId } = await postOnce<Credit>(`/customers/${id}/credit`, { amount, note })
          redirect('show', 'credit', creditId)
        }}
        onDone={() => {}}
      >
        <MoneyInput source="amount" label={t('Amount')} validate={required()} />
        <TextInput
          source="note"
          label={t('Reason (visible to staff only)')}
          validate={required()}
          slotProps={{ htmlInput: { maxLength: MAX_CREDIT_REASON_LENGTH } }}
        />
      </ActForm>
    </PagePart>
  )
}
