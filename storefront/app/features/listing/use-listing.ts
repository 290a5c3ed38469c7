import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { SortValue } from '#domain/sorting.ts'
import { useComing } from '../../ui/use-coming.ts'
import { type ListingState, parseListing } from './listing-url.ts'

export type ListingControls = {
  /** What is chosen, at once, although it may still be on its way. */
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
  const coming = useComing()
  const [wanted, setWanted] = useState<{ key: string; state: ListingState }>()

  const isComing = coming?.pathname === location.pathname
  const read = () => parseListing(new URLSearchParams((isComing ? coming : location).search), usualSort)
  return {
    // A choice counts from the click on, so that the next one adds to it; it is over when the address has changed.
    state: wanted?.key === location.key ? wanted.state : read(),
    isLoading: isComing || (coming !== undefined && neighbours.includes(coming.pathname)),
    addressOf,
    change: (state) => {
      setWanted({ key: location.key, state })
      void navigate(addressOf(state), { preventScrollReset: true })
    },
  }
}
