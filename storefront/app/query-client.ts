import { QueryClient } from '@tanstack/react-query'

/** What a visit has asked for in the browser; loaded with the first part that needs it, never with a page. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false, staleTime: 60_000 } },
})
