import type { ShopSettings } from '#contract/settings.ts'
import { addressOf, type Place } from './canonical.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The shop for search engines: https://schema.org/FurnitureStore, a kind of Organization. */
export function organizationJsonLd(settings: ShopSettings, place: Place) {
  const { publicUrl } = place
  return {
    '@context': 'https://schema.org',
    '@type': ['Organization', 'FurnitureStore'],
    '@id': `${publicUrl}/#organization`,
    name: settings.name,
    alternateName: settings.nativeName,
    url: addressOf(place, '/'),
    logo: `${publicUrl}/favicon.svg`,
    image: `${publicUrl}/banner.jpg`,
    telephone: settings.phone,
    email: settings.email,
    vatID: settings.vatNumber,
    address: {
      '@type': 'PostalAddress',
      streetAddress: settings.streetAddress,
      addressLocality: settings.city,
      postalCode: settings.postalCode,
      addressCountry: 'NP',
    },
    openingHoursSpecification: settings.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => weekdays[day] ?? ''),
      opens,
      closes,
    })),
    sameAs: settings.social.map(({ url }) => url),
  }
}
