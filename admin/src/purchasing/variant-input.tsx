import { AutocompleteInput, ReferenceInput, required } from 'react-admin'
import type { StockRow } from '#contract/admin/stock.ts'
import { nameWithChoice } from '#domain/catalog/variant-name.ts'
import { t } from '../language/t.ts'

type VariantInputProps = { onChosen?: (variantId: number | null) => void }

/** Input for a variant: found by name or SKU. */
export function VariantInput({ onChosen }: VariantInputProps) {
  return (
    <ReferenceInput source="variantId" reference="stock" sort={byName}>
      <AutocompleteInput
        label={t('Variant')}
        optionText={variantText}
        helperText={false}
        sx={{ width: '100%', minWidth: { sm: 320 } }}
        validate={required()}
        {...(onChosen && { onChange: (value: unknown) => onChosen(typeof value === 'number' ? value : null) })}
      />
    </ReferenceInput>
  )
}

const byName = { field: 'name', order: 'ASC' } as const

function variantText(row: StockRow): string {
  return `${nameWithChoice(row.name, row)} (${row.sku})`
}
