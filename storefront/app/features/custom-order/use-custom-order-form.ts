import { type ComponentType, useEffect, useState } from 'react'
import type { CustomOrderFormProps } from './custom-order-form.tsx'

export const loadCustomOrderForm = () => import('./custom-order-form.tsx')

/** The form once it is wanted and there. That it could not be loaded must not take the page with it. */
export function useCustomOrderForm(isWanted: boolean) {
  const [loaded, setLoaded] = useState<{ Form?: ComponentType<CustomOrderFormProps>; hasFailed?: true }>({})
  const isMissing = loaded.Form === undefined
  useEffect(() => {
    if (!isWanted || !isMissing) return undefined
    let isCurrent = true
    const show = (outcome: typeof loaded) => isCurrent && setLoaded(outcome)
    loadCustomOrderForm().then(
      (module) => show({ Form: module.default }),
      (error: unknown) => {
        console.warn('The custom-order form could not be loaded', error)
        show({ hasFailed: true })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, isMissing])
  return loaded
}
