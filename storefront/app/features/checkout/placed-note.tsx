import { useText } from '../../messages/text.ts'
import { useIsOnline } from '../../ui/use-is-online.ts'

/** Says that the order is placed while its confirmation loads. */
export function PlacedNote() {
  const text = useText()
  return <p role="status">{text(useIsOnline() ? 'confirmed.loading' : 'checkout.placed-offline')}</p>
}
