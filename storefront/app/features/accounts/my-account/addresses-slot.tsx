import { useText } from '../../../messages/text.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Card } from './card.tsx'
import styles from './sessions-card.module.css'

/** Loads the addresses' script separately, so that the profile does not wait for it. */
export const AddressesSlot = lazyPart(async () => ({ default: (await import('./addresses-card.tsx')).AddressesCard }), {
  Loading: AddressesLoading,
  Missing: AddressesMissing,
  texts: 'addresses',
})

function AddressesLoading() {
  const text = useText()
  return (
    <Card id="addresses-title" title={text('profile.addresses')}>
      <Skeleton className={styles.loading} />
    </Card>
  )
}

function AddressesMissing() {
  const text = useText()
  return (
    <Card id="addresses-title" title={text('profile.addresses')}>
      <p>{text('profile.addresses.not-loaded')}</p>
    </Card>
  )
}
