import type { stores } from '#api/platform/db/schema.ts'
import { demoSettings } from './settings.ts'

const { streetAddress, city, postalCode, phone, mapUrl, hours, translations } = demoSettings
const mapOf = (place: string) => `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`

/** The main store, with the data of the settings, and two more showrooms. */
export const demoStores: (typeof stores.$inferInsert)[] = [
  {
    slug: 'lalitpur',
    name: 'Kastha Jhamsikhel',
    streetAddress,
    city,
    district: 'Lalitpur',
    postalCode,
    phone,
    hours,
    services:
      'All furniture on show\nTimber and fabric samples\nCustom pieces: bring your measures\nCollect your order',
    mapUrl,
    offersPickup: true,
    latitude: 27.6795,
    longitude: 85.3085,
    translations: {
      ne: {
        name: 'काष्ठ झम्सिखेल',
        streetAddress: translations.ne.streetAddress,
        city: translations.ne.city,
        services: 'सबै फर्निचर हेर्न मिल्छ\nकाठ र कपडाका नमुना\nआफ्नै नापको सामान: नाप लिएर आउनुहोस्\nआफ्नो अर्डर लिन मिल्छ',
      },
    },
  },
  {
    slug: 'pokhara',
    name: 'Kastha Lakeside',
    streetAddress: 'Baidam Marg',
    city: 'Pokhara',
    district: 'Kaski',
    postalCode: '33700',
    phone: '+97761550125',
    hours: [{ days: [0, 1, 2, 3, 4, 5], opens: '10:00', closes: '18:00' }],
    services: 'Beds, sofas and dining on show\nTimber and fabric samples\nCustom pieces: bring your measures',
    mapUrl: mapOf('Baidam Marg, Pokhara'),
    latitude: 28.2096,
    longitude: 83.9586,
    translations: {
      ne: {
        name: 'काष्ठ लेकसाइड',
        streetAddress: 'बैदाम मार्ग',
        city: 'पोखरा',
        services: 'पलङ, सोफा र डाइनिङ हेर्न मिल्छ\nकाठ र कपडाका नमुना\nआफ्नै नापको सामान: नाप लिएर आउनुहोस्',
      },
    },
  },
  {
    slug: 'biratnagar',
    name: 'Kastha Biratnagar',
    streetAddress: 'Main Road',
    city: 'Biratnagar',
    district: 'Morang',
    postalCode: '56613',
    phone: '+97721550126',
    hours: [{ days: [0, 1, 2, 3, 4, 5], opens: '10:00', closes: '18:00' }],
    services: 'Beds and office furniture on show\nTimber and fabric samples',
    mapUrl: mapOf('Main Road, Biratnagar'),
    latitude: 26.4525,
    longitude: 87.2718,
    translations: {
      ne: {
        name: 'काष्ठ विराटनगर',
        streetAddress: 'मेन रोड',
        city: 'विराटनगर',
        services: 'पलङ र कार्यालयका फर्निचर हेर्न मिल्छ\nकाठ र कपडाका नमुना',
      },
    },
  },
]

/** Rooms as the showrooms furnish them, in the order of the stores. */
export const storePictures = [
  'projects/sanepa-family-apartment/1.webp',
  'projects/lakeside-hotel-lobby/1.webp',
  'projects/ministry-row-corporate-office/1.webp',
] as const
