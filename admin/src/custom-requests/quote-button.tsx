import { useState } from 'react'
import { Alert, Box, Button } from '@mui/material'
import type { AdminCustomRequest, QuotePreview } from '#contract/admin/custom-requests.ts'
import { post } from '../api.ts'
import { ReplyChooser } from '../canned-replies/reply-chooser.tsx'
import { t } from '../language/t.ts'
import { FormButton } from '../ui/form-button.tsx'
import { moneyText, nepalToday } from '../ui/formats.ts'
import { DayField, WholeField, WordsField } from '../ui/plain-fields.tsx'
import { readRupees } from '../ui/read-rupees.ts'

/** Default validity of a quote in days. */
const USUAL_DAYS = 14

type Offer = { price: string; weeks: string; validUntil: string; note: string }

/** Button with a form for a quote, which replaces an earlier one. */
export function QuoteButton({ request }: { request: AdminCustomRequest }) {
  const { id, quotes } = request
  const [last] = quotes
  const initial: Offer = {
    price: last ? String(last.price) : '',
    weeks: last ? String(last.weeks) : '',
    validUntil: nepalToday(USUAL_DAYS),
    note: last?.note ?? '',
  }
  return (
    <FormButton
      label={last ? t('Send new quote') : t('Send quote')}
      variant="contained"
      title={last ? t('Send a new quote') : t('Send a quote')}
      text={
        last
          ? t('It replaces the previous quote. The customer is notified by email.')
          : t('The customer is notified by email.')
      }
      initial={initial}
      renderFields={(offer, change) => <OfferFields id={id} offer={offer} change={change} />}
      act={(offer) => post(`/custom-requests/${id}/quote`, { ...asTyped(offer), replaces: last?.id ?? null })}
      done={t('Quote sent')}
      yes={t('Send quote')}
    />
  )
}

type FieldsProps = { id: string; offer: Offer; change: (changes: Partial<Offer>) => void }

function OfferFields({ id, offer, change }: FieldsProps) {
  const { price, weeks, validUntil, note } = offer
  return (
    <>
      <WholeField
        label={t('Price (Rs)')}
        helperText={t('Including VAT, excluding delivery')}
        value={price}
        onChange={(sum) => change({ price: sum })}
      />
      <WholeField label={t('Production time in weeks')} value={weeks} onChange={(count) => change({ weeks: count })} />
      <DayField
        label={t('Valid until')}
        helperText={t('Last day in Nepal on which the customer can accept it')}
        value={validUntil}
        min={nepalToday()}
        onChange={(day) => change({ validUntil: day })}
      />
      <ReplyChooser path={`/custom-requests/${id}`} words={note} onChange={(words) => change({ note: words })} />
      <WordsField label={t('Message to the customer')} value={note} onChange={(words) => change({ note: words })} />
      <Preview key={JSON.stringify(offer)} id={id} offer={offer} />
    </>
  )
}

/** Preview of the email; its `key` clears it when a field changes. */
function Preview({ id, offer }: Omit<FieldsProps, 'change'>) {
  const [shown, setShown] = useState<QuotePreview>()
  const [problem, setProblem] = useState<string>()

  async function show() {
    try {
      setShown(await post<QuotePreview>(`/custom-requests/${id}/preview`, asTyped(offer)))
      setProblem(undefined)
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <Box aria-live="polite">
      <Button onClick={show}>{t('Preview email')}</Button>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      {shown && (
        <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, mt: 1 }}>
          <strong>{shown.subject}</strong>
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', my: 1 }}>{shown.text}</Box>
          {t('The deposit will be %{amount} plus half of the delivery fee.', { amount: moneyText(shown.deposit) })}
        </Box>
      )}
    </Box>
  )
}

/** Converts the form's texts to the API's format. */
function asTyped({ price, weeks, ...offer }: Offer) {
  return { ...offer, price: numberIn(price), weeks: numberIn(weeks) }
}

/** Returns the number, or 0 for an empty or invalid text: the API refuses 0 with a message. */
function numberIn(text: string): number {
  const number = readRupees(text)
  return typeof number === 'number' ? number : 0
}
