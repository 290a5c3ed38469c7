import type { shopSettings } from '#api/platform/db/schema/settings.ts'

/** Store settings before staff change them. The registration numbers are zeros: obvious samples in every language. */
export const demoSettings = {
  name: 'Kastha',
  nativeName: 'काष्ठ',
  tagline: 'Furniture in solid timber, made and delivered in Nepal.',
  phone: '+97715550123',
  whatsapp: '+9779800000000',
  viber: '+9779800000000',
  emergencyPhone: '+9779800000001',
  email: 'namaste@kastha.example',
  streetAddress: 'Jhamsikhel Marg',
  city: 'Lalitpur',
  postalCode: '44700',
  mapUrl: 'https://www.openstreetmap.org/search?query=Jhamsikhel%20Marg%2C%20Lalitpur',
  hours: [
    { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '20:00' },
    { days: [6], opens: '10:00', closes: '18:00' },
    { days: [0], opens: '12:00', closes: '16:00' },
  ],
  // Holidays with a fixed day in Nepal's calendar; the others are announced every year.
  holidays: [
    { day: '2026-12-30', name: 'Tamu Lhosar', translations: { ne: { name: 'तमु ल्होसार' } } },
    { day: '2027-01-15', name: 'Maghe Sankranti', translations: { ne: { name: 'माघे संक्रान्ति' } } },
    { day: '2027-02-19', name: 'Democracy Day', translations: { ne: { name: 'प्रजातन्त्र दिवस' } } },
  ],
  social: [
    { network: 'instagram', url: 'https://instagram.example/kastha' },
    { network: 'facebook', url: 'https://facebook.example/kastha' },
    { network: 'whatsapp', url: 'https://whatsapp.example/9779800000000' },
  ],
  vatNumber: '000000000',
  registrationNumber: '000000/000/000',
  legalName: 'Kastha Furniture Pvt. Ltd. (sample)',
  portalListingNumber: '0000-0000',
  grievanceName: 'Sabina Shrestha (sample)',
  grievancePhone: '+97715550124',
  grievanceEmail: 'grievance@kastha.example',
  freeShippingOver: 100_000,
  shippingFee: 1_000,
  bankName: 'Sample Bank, Lalitpur',
  bankAccountName: 'Kastha (sample account)',
  bankAccountNumber: '0000 0000 0000 (sample)',
  translations: {
    ne: {
      tagline: 'नेपालमै बनेको, घरसम्म पुर्‍याइने काठको फर्निचर।',
      streetAddress: 'झम्सिखेल मार्ग',
      city: 'ललितपुर',
      legalName: 'काष्ठ फर्निचर प्रा. लि. (नमुना)',
      grievanceName: 'सबिना श्रेष्ठ (नमुना)',
    },
  },
} satisfies typeof shopSettings.$inferInsert
