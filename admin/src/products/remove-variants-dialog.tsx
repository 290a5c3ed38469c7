import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import type { EditedVariant } from './variants.ts'

type RemoveVariantsDialogProps = {
  name: string
  variants: readonly EditedVariant[]
  onClose: () => void
  onRemove: () => void
}

/** Asks before a size or a type goes, and says what hangs on it. */
export function RemoveVariantsDialog({ name, variants, onClose, onRemove }: RemoveVariantsDialogProps) {
  const sum = (of: 'stock' | 'sold' | 'carts') => variants.reduce((total, variant) => total + (variant[of] ?? 0), 0)
  const [stock, sold, carts] = [sum('stock'), sum('sold'), sum('carts')]
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="remove-title">
      <DialogTitle id="remove-title">Remove {name}?</DialogTitle>
      <DialogContent>
        <DialogContentText component="ul" sx={{ pl: 2, m: 0 }}>
          <li>It goes with the next save of the product, with its prices and movements.</li>
          {stock > 0 && <li>{stock} pieces of it are in stock, and are no longer counted.</li>}
          {carts > 0 && <li>It lies in {carts} carts, which will say that it is gone.</li>}
          {sold > 0 && <li>{sold} pieces were sold: their orders and invoices stay as they are.</li>}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="contained" color="error" onClick={() => (onClose(), onRemove())}>
          Remove
        </Button>
      </DialogActions>
    </Dialog>
  )
}
