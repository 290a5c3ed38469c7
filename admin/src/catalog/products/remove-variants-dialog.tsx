import { DialogContentText } from '@mui/material'
import { t } from '../../language/t.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import type { EditedVariant } from './variants.ts'

type RemoveVariantsDialogProps = {
  name: string
  variants: readonly EditedVariant[]
  onClose: () => void
  onRemove: () => void
}

/** Confirmation for removing a color, size or type; shows the consequences. */
export function RemoveVariantsDialog({ name, variants, onClose, onRemove }: RemoveVariantsDialogProps) {
  const sum = (of: 'stock' | 'sold' | 'carts') => variants.reduce((total, variant) => total + (variant[of] ?? 0), 0)
  const [stock, sold, carts] = [sum('stock'), sum('sold'), sum('carts')]
  return (
    <FormDialog
      title={t('Remove %{name}?', { name })}
      yes={t('Remove')}
      isDanger
      onDone={() => (onClose(), onRemove())}
      onClose={onClose}
    >
      <DialogContentText component="ul" sx={{ pl: 2, m: 0 }}>
        <li>{t('It is deleted when you save the product, together with its prices and stock movements.')}</li>
        {stock > 0 && <li>{t('Units in stock that will no longer be counted: %{stock}', { stock })}</li>}
        {carts > 0 && <li>{t('Carts that will show it as unavailable: %{carts}', { carts })}</li>}
        {sold > 0 && <li>{t('Units sold: %{sold}. Their orders and invoices stay unchanged.', { sold })}</li>}
      </DialogContentText>
    </FormDialog>
  )
}
