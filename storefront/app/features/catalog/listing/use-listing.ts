import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { SortValue } from '#domain/catalog/listing-filters.ts'
import { useKnownInBrowser } from '../../../ui/hydration.ts'
import { usePendingLocation } from '../../../ui/page-loading.tsx'
import { GETS_IN_HASH } from './gets-in.ts'
import { type ListingState, parseListing } from './listing-url.ts'

export type ListingControls = {
  /** The shopper's choices, including one that is still loading. */
  state: ListingState
  isLoading: boolean
  /** Whether the address asks for what gets into the shopper's home. */
  isForHome: boolean
  addressOf: (state: ListingState) => string
  /** Navigates to the address of a state without scrolling. */
  change: (state: ListingState) => void
  /** Navigates to what a form says, if it says something else than the address. */
  submit: (form: HTMLFormElement) => void
}

type ListingAddress = {
  usualSort: SortValue
  addressOf: (state: ListingState) => string
  /** Other listings that can replace this page; their loading shows here, too. */
  neighbours?: readonly string[] | undefined
}

/** Returns the listing in the address, and functions to change it. */
export function useListing({ usualSort, addressOf: addressFor, neighbours = [] }: ListingAddress): ListingControls {
  const location = useLocation()
  // The server never sees the fragment, so the first rendering must ignore it.
  const isForHome = useKnownInBrowser(() => location.hash === GETS_IN_HASH, false)
  const addressOf = (next: ListingState) => addressFor(next) + (isForHome ? GETS_IN_HASH : '')
  const navigate = useNavigate()
  const coming = usePendingLocation()
  const [wanted, setWanted] = useState<ListingState>()
  const [shownKey, setShownKey] = useState(location.key)
  // Back returns to an earlier key, so comparing the choice with the key is not enough.
  if (shownKey !== location.key) {
    setShownKey(location.key)
    setWanted(undefined)
  }

  const isComing = coming?.pathname === location.pathname
  const read = () => parseListing(new URLSearchParams((isComing ? coming : location).search), usualSort)
  // A choice counts from the click until the address changes, so that the next choice adds to it.
  const state = wanted ?? read()
  const change = (next: ListingState) => {
    setWanted(next)
    void navigate(addressOf(next), { preventScrollReset: true })
  }
  return {
    state,
    isLoading: isComing || (coming !== undefined && neighbours.includes(coming.pathname)),
    isForHome,
    addressOf,
    change,
    submit: (form) => {
      // The form has no files, so its data are pairs of texts.
      const given = new URLSearchParams(new FormData(form) as unknown as URLSearchParams)
      const next = parseListing(given, usualSort)
      if (addressOf({ ...next, page: state.page }) !== addressOf(state)) change(next)
    },
  }
}

/** Returns whether two addresses differ at most in the layout of the products, so that no reload is needed. */
export function showsTheSame(one: URL, other: URL): boolean {
  return one.pathname === other.pathname && withoutView(one) === withoutView(other) && one.href !== other.href
}

function withoutView({ searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams)
  rest.delete('view')
  rest.sort()
  return rest.toString()
}
