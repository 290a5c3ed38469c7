import { QueryCache, QueryClient } from '@tanstack/react-query'

/**
 * What a visit has asked for in the browser; loaded with the first part that needs it, never with a page. A call that
 * failed, also when tried again, is logged to the console.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => console.error(error) }),
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false, staleTime: 60_000 } },
})

// Without a provider around the page it would miss reconnects and window focus.
queryClient.mount()

/** Offline, a call fails at once with a message, and is made again when the network comes back. */
export const failsAtOnce = {
  networkMode: 'always',
  retry: (failures: number) => failures < 1 && navigator.onLine,
  // Also what is fresh, if it could not be read again.
  refetchOnReconnect: ({ state }: { state: { status: string } }) => (state.status === 'error' ? 'always' : true),
} as const

/** The same, reloaded when the visitor returns to the page or the network comes back. */
export const whileLookedAt = { ...failsAtOnce, staleTime: 0 } as const
