import { useState } from 'react'
import { Card, CardContent, Typography } from '@mui/material'
import {
  Create,
  FormDataConsumer,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextInput,
  Title,
  Toolbar,
  useNotify,
  useRedirect,
} from 'react-admin'
import type { SoldCard } from '#contract/admin/credit.ts'
import { GIFT_CARD_RUPEES, giftCardPayments } from '#domain/credit/credit.ts'
import { t } from '../language/t.ts'
import { moneyText } from '../ui/formats.ts'
import { MoneyInput } from '../ui/money-input.tsx'
import { ShownOnce } from '../ui/shown-once.tsx'
import { creditName, giftCardPaymentWords } from './credit-words.ts'
import { asText, blankRecipient, RecipientInputs } from './recipient-inputs.tsx'

const toolbar = (
  <Toolbar>
    <SaveButton label={t('Sell the card')} icon={<></>} />
  </Toolbar>
)

const payments = giftCardPayments.map((id) => ({ id, name: giftCardPaymentWords[id] }))
const blank = () => ({
  id: crypto.randomUUID(),
  amount: null,
  paidBy: 'cash',
  reference: '',
  note: '',
  buyer: '',
  ...blankRecipient,
})

/** Form that sells a gift card, and then shows its code once. */
export default function GiftCardCreate() {
  const [sold, setSold] = useState<SoldCard>()
  const [values] = useState(blank)
  const redirect = useRedirect()
  const notify = useNotify()

  function onSuccess(answer: SoldCard) {
    if (answer.code !== null) return setSold(answer)
    notify(t('This card was sold already. Its code is not shown again: give it a new one if you need it.'), {
      type: 'warning',
    })
    redirect('show', 'credit', answer.id)
  }

  if (sold?.code) {
    return (
      <Card sx={{ mt: 2, maxWidth: 720 }}>
        <Title title={creditName(sold.card)} />
        <CardContent>
          <ShownOnce
            word={t('code')}
            value={sold.code}
            warning={t(
              'Write this code on the card now if you hand one over. It is not shown again, and whoever has it can use the card.',
            )}
            onDone={() => redirect('show', 'credit', sold.id)}
          />
        </CardContent>
      </Card>
    )
  }
  return (
    <Create<SoldCard> title={t('Sell a gift card')} redirect={false} mutationOptions={{ onSuccess }}>
      <SimpleForm toolbar={toolbar} defaultValues={values} warnWhenUnsavedChanges sx={{ maxWidth: 560 }}>
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {t('Take the money first. No invoice is issued for a gift card: the order that it pays gets one.')}
        </Typography>
        <MoneyInput
          source="amount"
          label={t('Amount')}
          helperText={t('%{min} to %{max}', {
            min: moneyText(GIFT_CARD_RUPEES.min),
            max: moneyText(GIFT_CARD_RUPEES.max),
          })}
          validate={required()}
        />
        <SelectInput source="paidBy" label={t('Paid by')} choices={payments} validate={required()} />
        <FormDataConsumer>{({ formData }) => <ProofInput paidBy={String(formData['paidBy'])} />}</FormDataConsumer>
        <TextInput
          source="buyer"
          label={t('Buyer')}
          parse={asText}
          helperText={t('Named in the email to the recipient')}
        />
        <RecipientInputs />
      </SimpleForm>
    </Create>
  )
}

function ProofInput({ paidBy }: { paidBy: string }) {
  if (paidBy === 'cash') return null
  if (paidBy === 'free') {
    return (
      <TextInput
        source="note"
        label={t('Reason')}
        parse={asText}
        helperText={t('Visible to staff only')}
        validate={required()}
      />
    )
  }
  return <TextInput source="reference" label={t('Wallet or bank reference')} parse={asText} validate={required()} />
}
