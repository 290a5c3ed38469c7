import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import type { Product } from '#contract/admin/catalog/products.ts'
import { changedPrice, oldPriceBeside } from '#domain/catalog/price-change.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { ChoiceField } from '../../ui/plain-fields.tsx'
import { isComplete, PriceRuleFields, usualRule } from './price-rule-fields.tsx'
import { usePriceHistory } from './use-price-history.ts'
import { choicesOf, type EditedVariant } from './variants.ts'

type GridPriceDialogProps = {
  variants: EditedVariant[]
  onChange: (variants: EditedVariant[]) => void
  onClose: () => void
}

/** Dialog that changes the prices of the whole grid, a row or a column in the form; they are saved with the product. */
export function GridPriceDialog({ variants, onChange, onClose }: GridPriceDialogProps) {
  const { stretchesOf } = usePriceHistory()
  const product = useRecordContext<Product>()
  const [which, setWhich] = useState('all')
  const [rule, setRule] = useState(usualRule)

  function repriced(variant: EditedVariant): EditedVariant {
    const price = changedPrice(variant.price, rule)
    const before = product?.variants.find(({ id }) => id === variant.id) ?? variant
    const { oldPrice } = rule.showOld
      ? oldPriceBeside(stretchesOf(variant.id), before, price, new Date())
      : { oldPrice: null }
    return { ...variant, price, oldPrice }
  }

  return (
    <FormDialog
      title="Change prices"
      yes="Change prices"
      isReady={isComplete(rule)}
      onDone={() => {
        onChange(variants.map((variant) => (isMeant(variant, which) ? repriced(variant) : variant)))
        onClose()
      }}
      onClose={onClose}
    >
      <ChoiceField label="Apply to" value={which} choices={partsOf(variants)} onChange={setWhich} />
      <PriceRuleFields rule={rule} onChange={setRule} />
    </FormDialog>
  )
}

/** Returns the choices: everything, each size and each type. */
function partsOf(variants: readonly EditedVariant[]): { id: string; name: string }[] {
  const named = (axis: 'size' | 'type') =>
    choicesOf(variants, axis).flatMap((name) => (name === null ? [] : { id: `${axis} ${name}`, name }))
  return [{ id: 'all', name: 'All sizes and types' }, ...named('size'), ...named('type')]
}

function isMeant({ size, type }: EditedVariant, which: string): boolean {
  return which === 'all' || which === `size ${size}` || which === `type ${type}`
}
