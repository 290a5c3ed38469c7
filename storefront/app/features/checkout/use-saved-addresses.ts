import { useEffect, useState } from 'react'
import type { SavedAddress } from '#contract/addresses.ts'

/**
 * Returns a member's delivery addresses, last used first; undefined until loaded. The list is empty when loading fails,
 * since an address can be typed.
 * @param owner  '' for a guest, undefined until known
 */
export function useSavedAddresses(owner: string | undefined): readonly SavedAddress[] | undefined {
  const [read, setRead] = useState<{ of: string; addresses: readonly SavedAddress[] }>()
  useEffect(() => {
    if (!owner) return undefined
    let isOver = false
    readAddresses().then(
      (addresses) => !isOver && setRead({ of: owner, addresses }),
      (error: unknown) => {
        console.warn('The saved addresses could not be read', error)
        if (!isOver) setRead({ of: owner, addresses: [] })
      },
    )
    return () => {
      isOver = true
    }
  }, [owner])
  if (owner === '') return none
  return read && read.of === owner ? read.addresses : undefined
}

const none: readonly SavedAddress[] = []

async function readAddresses(): Promise<readonly SavedAddress[]> {
  const { checkoutCalls } = await import('./checkout-calls.ts')
  const answer = await checkoutCalls.addresses()
  if (!answer.success) throw new Error(answer.message)
  return answer.data
}
