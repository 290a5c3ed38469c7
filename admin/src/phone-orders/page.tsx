import { useState } from 'react'
import { Stack } from '@mui/material'
import { Form, Title, useNotify, useRedirect } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { PhoneQuote } from '#contract/admin/phone-orders.ts'
import { postOnce } from '../api.ts'
import { t } from '../language/t.ts'
import type { Refusal } from '../refusal.ts'
import { positionOf } from '../orders/place-inputs.tsx'
import { RecipientInputs } from '../orders/recipient-inputs.tsx'
import { PagePart } from '../ui/page-part.tsx'
import { AddressPart } from './address-part.tsx'
import { BusinessPart } from './business-part.tsx'
import { CallerPart } from './caller-part.tsx'
import { emptyDraft, textsOf, type Draft } from './draft.ts'
import { GoodsPart } from './goods-part.tsx'
import { QuotePart } from './quote-part.tsx'

/** Page on which staff place an order for a caller. */
export default function PhoneOrderPage() {
  const [draftId] = useState(() => crypto.randomUUID())
  const [quote, setQuote] = useState<PhoneQuote>()
  const place = usePlace(draftId, quote)
  return (
    <Form record={emptyDraft} onSubmit={(values: object) => place(values as Draft)} noValidate warnWhenUnsavedChanges>
      <Title title={t('New phone order')} />
      <Stack direction={{ xs: 'column', lg: 'row' }} sx={{ gap: 2, py: 2, alignItems: { lg: 'flex-start' } }}>
        <Stack sx={{ gap: 2, flex: 3, minWidth: 0 }}>
          <CallerPart />
          <GoodsPart />
          <AddressPart />
          <RecipientPart />
          <BusinessPart />
        </Stack>
        <Stack sx={{ flex: 2, minWidth: 0, position: { lg: 'sticky' }, top: { lg: 64 } }}>
          <QuotePart draftId={draftId} onQuote={setQuote} />
        </Stack>
      </Stack>
    </Form>
  )
}

/** An order that the caller collects has no recipient. */
function RecipientPart() {
  const method = useWatch({ name: 'method' }) as Draft['method']
  if (method === 'pickup') return null
  return (
    <PagePart title={t('For somebody else')}>
      <RecipientInputs />
    </PagePart>
  )
}

/** Returns the submit function, which places the order as the page shows it. */
function usePlace(draftId: string, quote: PhoneQuote | undefined) {
  const redirect = useRedirect()
  const notify = useNotify()

  return async (draft: Draft) => {
    const body = placed(draft, quote)
    try {
      const { id, number } = await postOnce<{ id: string; number: string }>(`/phone-orders/${draftId}`, body)
      notify(t('Order %{number} placed', { number }), { type: 'success' })
      redirect('show', 'orders', id)
      return undefined
    } catch (error) {
      return errorsOf(error)
    }
  }
}

function errorsOf(error: unknown): object {
  const { body } = error as Partial<Refusal> & { body?: { errors?: object } }
  return body?.errors ?? { root: { serverError: String(error) } }
}

function placed(draft: Draft, quote: PhoneQuote | undefined) {
  const { userId, language, method, store, payment, floor, hasLift, is_gift, agreed } = draft
  const lines = (quote?.lines ?? []).map(({ _id, price, quantity }) => ({ _id, price, quantity }))
  const total = quote?.totals.total ?? 0
  return {
    ...textsOf(draft),
    ward: draft.ward,
    position: positionOf(draft.mark),
    userId,
    language,
    method,
    ...(method === 'pickup' && store && { store }),
    payment,
    floor,
    hasLift,
    is_gift,
    agreed,
    shown: { total, lines },
  }
}
