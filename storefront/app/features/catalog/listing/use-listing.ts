import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { SortValue } from '#domain/sorting.ts'
import { usePendingLocation } from '../../../ui/use-coming.ts'
import { type ListingState, parseListing } from './listing-url.ts'

export type ListingControls = {
  /** What the shopper has chosen, including a choice that is still loading. */
  state: ListingState
  isLoading: boolean
  addressOf: (state: ListingState) => string
  /** Goes to the address of a state; the page stays where it is scrolled to. */
  change: (state: ListingState) => void
}

type ListingAddress = {
  usualSort: SortValue
  addressOf: (state: ListingState) => string
  /** Other listings that this page may be exchanged for: their loading is shown here too. */
  neighbours?: readonly string[] | undefined
}

/** The listing in the address, and how to change it. */
export function useListing({ usualSort, addressOf, neighbours = [] }: ListingAddress): ListingControls {
  const location = useLocation()
  const navigate = useNavigate()
  const coming = usePendingLocation()
  const [wanted, setWanted] = useState<ListingState>()
  const [shownKey, setShownKey] = useState(location.key)
  // Back returns to an earlier key, so the choice must be forgotten here and not merely compared with the key.
  if (shownKey !== location.key) {
    setShownKey(location.key)
    setWanted(undefined)
  }

  const isComing = coming?.pathname === location.pathname
  const read = () => parseListing(new URLSearchParams((isComing ? coming : location).search), usualSort)
  return {
    // A choice counts from the click until the address changes, so that the next choice adds to it.
    state: wanted ?? read(),
    isLoading: isComing || (coming !== undefined && neighbours.includes(coming.pathname)),
    addressOf,
    change: (state) => {
      setWanted(state)
      void navigate(addressOf(state), { preventScrollReset: true })
    },
  }
}
