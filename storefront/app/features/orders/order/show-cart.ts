import { showAdded } from '../../cart/show-added.ts'

/** Opens the cart after a call outside the cart's own has filled it. */
export async function showChangedCart(): Promise<void> {
  await refreshCart()
  await showAdded()
}

/** Loads the cart again after such a call, for this page and other tabs. */
export async function refreshCart(): Promise<void> {
  try {
    const [{ askAgain }, { tellOtherTabs }] = await Promise.all([
      import('../../cart/cart-store.ts'),
      import('../../cart/other-tabs.ts'),
    ])
    askAgain()
    tellOtherTabs()
  } catch (error) {
    console.warn('The cart could not be asked again', error)
  }
}
