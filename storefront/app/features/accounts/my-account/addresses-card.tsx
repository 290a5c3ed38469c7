import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import type { UserProfile } from '#contract/accounts.ts'
import type { AddressesReply, SavedAddress } from '#contract/addresses.ts'
import { townWithWard } from '#domain/addresses/address.ts'
import { MAX_SAVED_ADDRESSES } from '#domain/checkout/checkout.ts'
import { useFormat } from '../../../format.ts'
import { useText } from '../../../messages/text.ts'
import { queryClient } from '../../../query-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { type PanelOpener, useLazyPanel } from '../../../ui/use-lazy-panel.ts'
import { ownAddress } from '../../checkout/fill-form.ts'
import { authorisedCall } from '../session/authorised-call.ts'
import { Card } from './card.tsx'
import card from './card.module.css'
import styles from './sessions-card.module.css'

const loadDialog = () => import('./address-dialog.tsx')

/** The delivery addresses of the account, with buttons that add, change and delete them. */
export function AddressesCard({ user }: { user: UserProfile }) {
  const text = useText()
  const queryKey = ['addresses', user._id]
  const {
    data: addresses,
    isError,
    refetch,
    isFetching,
  } = useQuery(
    // The addresses are private and must be up to date on each visit.
    { queryKey, queryFn: loadAddresses, gcTime: 0, staleTime: 0 },
    queryClient,
  )
  const [leaving, setLeaving] = useState<string>()
  const { Panel: AddressDialog, isOpen, close, opener } = useLazyPanel(loadDialog)
  /** The address in the dialog; undefined for a new one. */
  const [edited, setEdited] = useState<SavedAddress>()
  const openerOf = (address: SavedAddress | undefined) => ({
    ...opener,
    onClick: (event: MouseEvent<HTMLElement>) => {
      setEdited(address)
      opener.onClick(event)
    },
  })
  const remove = async (id: string) => {
    if (leaving !== undefined) return
    setLeaving(id)
    const answer = await authorisedCall<AddressesReply>({ method: 'DELETE', path: `/api/addresses/${id}` })
    if (answer.success) {
      queryClient.setQueryData(queryKey, answer.data)
      showToast('success', answer.message)
    } else {
      showToast('error', answer.message || text('error.occurred'))
      await refetch()
    }
    setLeaving(undefined)
  }
  const first = addresses && ownAddress(user, addresses)
  return (
    <Card id="addresses-title" title={text('profile.addresses')}>
      <p className={card.intro}>{text('profile.addresses.intro', { count: MAX_SAVED_ADDRESSES })}</p>
      {!addresses && !isError && <Skeleton className={styles.loading} />}
      {!addresses && isError && (
        <div className={card.actions}>
          <p>{text('profile.addresses.not-loaded')}</p>
          <Button kind="outline" busy={isFetching} onClick={() => void refetch()}>
            {text('error.again')}
          </Button>
        </div>
      )}
      {addresses && addresses.length > 0 && (
        <ul className={styles.list}>
          {addresses.map((address) => (
            <AddressRow
              key={address._id}
              address={address}
              isFirst={address === first}
              isLeaving={leaving === address._id}
              opener={openerOf(address)}
              onRemove={() => void remove(address._id)}
            />
          ))}
        </ul>
      )}
      {addresses && (
        <div className={card.actions}>
          <Button kind="outline" {...openerOf(undefined)}>
            {text('profile.addresses.add')}
          </Button>
        </div>
      )}
      {AddressDialog && (
        <AddressDialog
          user={user}
          address={edited}
          addresses={addresses ?? []}
          isOpen={isOpen}
          onSaved={(saved) => queryClient.setQueryData(queryKey, saved)}
          onClose={close}
        />
      )}
    </Card>
  )
}

type AddressRowProps = {
  address: SavedAddress
  isFirst: boolean
  isLeaving: boolean
  /** Attributes of the button that opens the dialog. */
  opener: PanelOpener
  onRemove: () => void
}

function AddressRow({ address, isFirst, isLeaving, opener, onRemove }: AddressRowProps) {
  const text = useText()
  const format = useFormat()
  const { name, phone, street_address, landmark, apartment, city, cityName = city, ward, district } = address
  const town = townWithWard(cityName, ward && format.number(ward))
  const place = [apartment, street_address, landmark, town, format.place(district)]
  const words = place.filter((part) => part !== '').join(', ')
  return (
    <li className={styles.session}>
      <Icon name="pin" />
      <div className={styles.where}>
        <p className={styles.device}>{name}</p>
        <p className={card.intro}>{words}</p>
        <p className={card.intro}>{format.phone(phone)}</p>
        {isFirst && <p className={styles.this}>{text('profile.addresses.first')}</p>}
      </div>
      <div className={styles.acts}>
        <Button
          kind="quiet"
          {...opener}
          aria-label={text('profile.addresses.edit-named', { address: `${name}, ${words}` })}
        >
          {text('profile.addresses.edit')}
        </Button>
        <Button
          kind="quiet"
          busy={isLeaving}
          aria-label={text('profile.addresses.delete-named', { address: `${name}, ${words}` })}
          onClick={onRemove}
        >
          {text('profile.addresses.delete')}
        </Button>
      </div>
    </li>
  )
}

async function loadAddresses(): Promise<SavedAddress[]> {
  const answer = await authorisedCall<AddressesReply>({ method: 'GET', path: '/api/addresses' })
  if (answer.success) return answer.data
  throw new Error(`The addresses could not be loaded: ${answer.message}`)
}
