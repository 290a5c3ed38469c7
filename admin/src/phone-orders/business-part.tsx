import { Button } from '@mui/material'
import { useFormContext, useWatch } from 'react-hook-form'
import { t } from '../language/t.ts'
import { BusinessInputs } from '../orders/business-inputs.tsx'
import { PagePart } from '../ui/page-part.tsx'
import type { Draft } from './draft.ts'

/** Inputs for the business that the invoice is for. A caller's last one is a click away, since this order may be private. */
export function BusinessPart() {
  const [kept, pan] = useWatch({ name: ['keptBusiness', 'pan'] }) as [Draft['keptBusiness'], Draft['pan']]
  const { setValue } = useFormContext()

  function take({ name, pan: known, address = '' }: NonNullable<Draft['keptBusiness']>) {
    setValue('business_name', name, { shouldDirty: true })
    setValue('pan', known, { shouldDirty: true })
    setValue('business_address', address, { shouldDirty: true })
  }

  return (
    <PagePart
      title={t('Invoice for a business')}
      action={
        kept &&
        !pan && (
          <Button onClick={() => take(kept)}>{t('Use %{name}, PAN %{pan}', { name: kept.name, pan: kept.pan })}</Button>
        )
      }
    >
      <BusinessInputs />
    </PagePart>
  )
}
