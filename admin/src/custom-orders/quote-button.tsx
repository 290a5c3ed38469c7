import { useState } from 'react'
import { Alert, Box, Button } from '@mui/material'
import type { AdminCustomRequest, QuotePreview } from '#contract/admin/custom-orders.ts'
import { post } from '../api.ts'
import { FormButton } from '../ui/form-button.tsx'
import { moneyText, nepalToday } from '../ui/formats.ts'
import { DayField, WholeField, WordsField } from '../ui/plain-fields.tsx'
import { readRupees } from '../ui/read-rupees.ts'

/** How long an offer holds, unless somebody says otherwise. */
const USUAL_DAYS = 14

type Offer = { price: string; weeks: string; validUntil: string; note: string }

/** Makes an offer, or one that takes the place of another. */
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
      label={last ? 'Offer anew' : 'Make an offer'}
      variant="contained"
      title={last ? 'A new offer' : 'Make an offer'}
      text={last ? 'It takes the place of the offer before. The customer gets a mail.' : 'The customer gets a mail.'}
      initial={initial}
      renderFields={(offer, change) => <OfferFields id={id} offer={offer} change={change} />}
      act={(offer) => post(`/custom-requests/${id}/quote`, { ...asTyped(offer), replaces: last?.id ?? null })}
      done="The offer is sent"
      yes="Send the offer"
    />
  )
}

type FieldsProps = { id: string; offer: Offer; change: (changes: Partial<Offer>) => void }

function OfferFields({ id, offer, change }: FieldsProps) {
  const { price, weeks, validUntil, note } = offer
  return (
    <>
      <WholeField
        label="Price in rupees"
        helperText="With VAT, without delivery"
        value={price}
        onChange={(sum) => change({ price: sum })}
      />
      <WholeField label="Weeks of making" value={weeks} onChange={(count) => change({ weeks: count })} />
      <DayField
        label="Good until"
        helperText="The last day in Nepal on which it can be accepted"
        value={validUntil}
        min={nepalToday()}
        onChange={(day) => change({ validUntil: day })}
      />
      <WordsField label="Words to the customer" value={note} onChange={(words) => change({ note: words })} />
      <Preview key={JSON.stringify(offer)} id={id} offer={offer} />
    </>
  )
}

/** Gone as soon as something else is typed. */
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
      <Button onClick={show}>What will they read?</Button>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      {shown && (
        <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, mt: 1 }}>
          <strong>{shown.subject}</strong>
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', my: 1 }}>{shown.text}</Box>
          The deposit will be {moneyText(shown.deposit)} and half of the delivery.
        </Box>
      )}
    </Box>
  )
}

/** What is no number stays what was typed: the API says what is wrong with it. */
function asTyped({ price, weeks, ...offer }: Offer) {
  return { ...offer, price: numberIn(price), weeks: numberIn(weeks) }
}

/** 0 is refused in words, as nothing and nonsense are. */
function numberIn(text: string): number {
  const number = readRupees(text)
  return typeof number === 'number' ? number : 0
}
