import { post } from '../api.ts'
import { t } from '../language/t.ts'
import { ActButton } from '../ui/act-button.tsx'
import { moneyText } from '../ui/formats.ts'

/** Button that pays a refund as store credit of the customer's account. */
export function RefundToCredit({ id, amount }: { id: string; amount: number }) {
  return (
    <ActButton
      label={t('As store credit')}
      variant="outlined"
      done={t('Refunded as store credit')}
      ask={{
        title: t('Refund as store credit?'),
        text: t(
          'Ask the customer first. The account gets %{amount} at once, to pay for anything in the shop, and no money is sent. The customer is notified by email or SMS.',
          { amount: moneyText(amount) },
        ),
        yes: t('Refund as store credit'),
      }}
      act={() => post(`/refunds/${id}/store-credit`)}
    />
  )
}
