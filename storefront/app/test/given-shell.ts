import type { ShopSettings } from '#contract/settings.ts'
import type { Shell } from '../features/shell/load-shell.ts'

export const givenSettings: ShopSettings = {
  name: 'Kastha',
  nativeName: 'काष्ठ',
  tagline: 'Furniture made in Nepal',
  phone: '+97715550123',
  whatsapp: '+9779801234567',
  viber: '',
  email: 'hello@kastha.example',
  streetAddress: 'Pulchowk 3',
  city: 'Lalitpur',
  postalCode: '44700',
  mapUrl: 'https://maps.example/kastha',
  hours: [{ days: [0, 1, 2, 3, 4, 5], opens: '10:00', closes: '19:00' }],
  social: [],
  vatNumber: '601234567',
  registrationNumber: '123456/078/079',
  legalName: 'Kastha Pvt. Ltd.',
  portalListingNumber: '',
  grievanceName: '',
  grievancePhone: '',
  grievanceEmail: '',
  freeShippingOver: 100_000,
  shippingFee: 1_000,
}

/** Data of the root route. `shellOf(matches)` finds it as the `loaderData` of a page without its own. */
export function givenShell(changes: Partial<Shell['settings']> = {}): Shell & { publicUrl: string } {
  return {
    language: 'en',
    settings: {
      ...givenSettings,
      addedYears: [],
      payments: ['cod', 'esewa', 'khalti', 'bank'],
      sendsSms: true,
      ...changes,
    },
    categories: [],
    hoardings: [],
    usualDays: { standard: { min: 3, max: 7 }, express: { min: 1, max: 3 } },
    publicUrl: 'https://kastha.example',
  }
}
