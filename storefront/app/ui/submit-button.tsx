import type { ComponentProps } from 'react'
import { Button } from './button.tsx'
import { useHydrated } from './hydration.ts'

/**
 * Submits its form. In the served HTML it is not a submit button yet: an early click or Enter would make the browser
 * submit the form by itself, with passwords in the address. An early click counts once scripts run (hydration.ts).
 */
export function SubmitButton(button: Omit<ComponentProps<typeof Button>, 'type'>) {
  const isHydrated = useHydrated()
  return <Button {...button} type={isHydrated ? 'submit' : 'button'} />
}
