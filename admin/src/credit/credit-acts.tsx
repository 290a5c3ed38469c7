import { useState } from 'react'
import { Card, CardContent, Stack } from '@mui/material'
import { required, TextInput, useRefresh } from 'react-admin'
import type { Credit, CorrectionBody, ReplaceBody, SoldCard } from '#contract/admin/credit.ts'
import { MAX_CREDIT_REASON_LENGTH } from '#domain/credit/credit.ts'
import { postOnce, put } from '../api.ts'
import { t } from '../language/t.ts'
import { ActButton } from '../ui/act-button.tsx'
import { ActForm } from '../ui/act-form.tsx'
import { moneyText } from '../ui/formats.ts'
import { MoneyInput } from '../ui/money-input.tsx'
import { ShownOnce } from '../ui/shown-once.tsx'
import { asText, RecipientInputs } from './recipient-inputs.tsx'

type Change = { amount: number; note: string }

/** What staff do with a gift card or store credit: block it, replace its code, correct its balance. */
export function CreditActs({ credit }: { credit: Credit }) {
  const { id, kind, isBlocked, balance } = credit
  const [code, setCode] = useState<string>()
  const correct = (amount: number, note: string) =>
    postOnce(`/credit/${id}/corrections`, { amount, note } satisfies CorrectionBody)
  return (
    <>
      {code !== undefined && <NewCode code={code} onDone={() => setCode(undefined)} />}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <ActForm<Change>
          label={t('Add')}
          variant="outlined"
          title={t('Add to the balance')}
          done={t('Balance corrected')}
          act={({ amount, note }) => correct(amount, note)}
        >
          <ChangeInputs />
        </ActForm>
        <ActForm<Change>
          label={t('Take away')}
          variant="outlined"
          title={t('Take away from the balance')}
          text={t('At most %{balance}.', { balance: moneyText(balance) })}
          done={t('Balance corrected')}
          isDanger
          act={({ amount, note }) => correct(-amount, note)}
        >
          <ChangeInputs />
        </ActForm>
        {kind === 'gift-card' && <ReplaceCode credit={credit} onCode={setCode} />}
        {isBlocked ? (
          <ActButton
            label={t('Unblock')}
            variant="outlined"
            done={t('Unblocked')}
            act={() => put(`/credit/${id}/block`, { isBlocked: false })}
          />
        ) : (
          <ActButton
            label={t('Block')}
            variant="outlined"
            isDanger
            done={t('Blocked')}
            ask={{ title: t('Block it?'), text: t('Nobody can pay with it until you unblock it. What is left stays.') }}
            act={() => put(`/credit/${id}/block`, { isBlocked: true })}
          />
        )}
      </Stack>
    </>
  )
}

function ChangeInputs() {
  return (
    <>
      <MoneyInput source="amount" label={t('Amount')} validate={required()} />
      <TextInput
        source="note"
        label={t('Reason (visible to staff only)')}
        validate={required()}
        slotProps={{ htmlInput: { maxLength: MAX_CREDIT_REASON_LENGTH } }}
        parse={asText}
      />
    </>
  )
}

function ReplaceCode({ credit, onCode }: { credit: Credit; onCode: (code: string) => void }) {
  const { id, name: recipient, email, phone, message, language } = credit
  return (
    <ActForm<ReplaceBody>
      label={t('New code')}
      variant="outlined"
      title={t('Give the card a new code')}
      text={t('For a lost card. The old code stops at once, and what is left stays on the card.')}
      yes={t('Make a new code')}
      done={t('The card has a new code')}
      begin={() => ({ recipient, email, phone, message, language, isSent: email !== '' || phone !== '' })}
      act={async ({ recipient: to, email: mail, phone: mobile, message: words, language: spoken, isSent }) => {
        const body = { recipient: to, email: mail, phone: mobile, message: words, language: spoken, isSent }
        const { code } = await postOnce<SoldCard>(`/credit/${id}/code`, body)
        if (code !== null) onCode(code)
      }}
    >
      <RecipientInputs />
    </ActForm>
  )
}

function NewCode({ code, onDone }: { code: string; onDone: () => void }) {
  const refresh = useRefresh()
  return (
    <Card sx={{ maxWidth: 720 }}>
      <CardContent>
        <ShownOnce
          word={t('code')}
          value={code}
          warning={t('Give this code to the holder of the card now. It is not shown again.')}
          onDone={() => {
            onDone()
            refresh()
          }}
        />
      </CardContent>
    </Card>
  )
}
