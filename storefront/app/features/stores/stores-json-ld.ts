import type { Store } from '#contract/stores.ts'
import type { Shop } from '../catalog/product/product-json-ld.ts'
import { addressOf } from '../shell/canonical.ts'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** The showrooms for search engines: https://schema.org/FurnitureStore. */
export function storesJsonLd(stores: readonly Store[], path: string, shop: Shop) {
  return stores.map((store) => ({
    '@context': 'https://schema.org',
    '@type': 'FurnitureStore',
    '@id': `${addressOf(shop, path)}#${store.slug}`,
    name: store.name,
    url: `${addressOf(shop, path)}#${store.slug}`,
    telephone: store.phone,
    parentOrganization: { '@id': `${shop.publicUrl}/#organization` },
    address: {
      '@type': 'PostalAddress',
      streetAddress: store.streetAddress,
      addressLocality: store.city,
      postalCode: store.postalCode,
      addressCountry: 'NP',
    },
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    openingHoursSpecification: store.hours.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map((day) => weekdays[day] ?? ''),
      opens,
      closes,
    })),
  }))
}
