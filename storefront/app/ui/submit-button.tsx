import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { useHydrated } from './use-hydrated.ts'

/**
 * Sends its form. In the served HTML it is no submit button yet: pressed early, or with Enter, the browser would send
 * the form by itself, passwords in the address. An early press counts once scripts run (early-press.ts).
 */
export function SubmitButton(button: Omit<ComponentProps<typeof Button>, 'type'>) {
  const isHydrated = useHydrated()
  return <Button {...button} type={isHydrated ? 'submit' : 'button'} />
}
