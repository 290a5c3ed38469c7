import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import type { ColorForm, Product } from '#contract/admin/catalog/products.ts'
import { changedPrice, oldPriceBeside } from '#domain/catalog/price-change.ts'
import { t } from '../../language/t.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { ChoiceField } from '../../ui/plain-fields.tsx'
import { useColors } from './colors.ts'
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
  const { colors } = useColors()
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
      title={t('Change prices')}
      yes={t('Change prices')}
      isReady={isComplete(rule)}
      onDone={() => {
        onChange(variants.map((variant) => (isMeant(variant, which) ? repriced(variant) : variant)))
        onClose()
      }}
      onClose={onClose}
    >
      <ChoiceField label={t('Apply to')} value={which} choices={partsOf(variants, colors)} onChange={setWhich} />
      <PriceRuleFields rule={rule} onChange={setRule} />
    </FormDialog>
  )
}

/** Returns the choices: everything, each color, each size and each type. */
function partsOf(variants: readonly EditedVariant[], colors: readonly ColorForm[]): { id: string; name: string }[] {
  const named = (axis: 'size' | 'type') =>
    choicesOf(variants, axis).flatMap((name) => (name === null ? [] : { id: `${axis} ${name}`, name }))
  const colored = colors.map(({ slug, name }) => ({ id: `color ${slug}`, name: name || slug }))
  return [{ id: 'all', name: t('All variants') }, ...colored, ...named('size'), ...named('type')]
}

function isMeant({ color, size, type }: EditedVariant, which: string): boolean {
  return which === 'all' || which === `color ${color}` || which === `size ${size}` || which === `type ${type}`
}
