import { provinces } from '#domain/addresses/provinces.ts'
import { z } from 'zod'
import { PictureId } from './content/parts.ts'
import { Phone, PostalCode, WebAddress, WeekHours } from './contacts.ts'
import { orderedQuery, recordOf } from './records.ts'
import { blankOr, line, lines, translationsOf } from './texts.ts'

const districts = provinces.flatMap((province) => province.districts.map(({ name }) => name as string))
const texts = { name: line(120), streetAddress: line(200), city: line(80), services: lines(1_000) }

/** A showroom. */
export const StoreDraft = z.object({
  name: texts.name,
  streetAddress: texts.streetAddress,
  city: texts.city,
  /** English name. */
  district: z.enum(districts, 'Must be a district of Nepal'),
  postalCode: blankOr(PostalCode),
  phone: Phone,
  hours: WeekHours.min(1, 'Must be open some time'),
  /** Services offered there, one per line. */
  services: blankOr(texts.services),
  mapUrl: WebAddress,
  pictureId: PictureId.nullable().default(null),
  latitude: z.number().min(26, 'Must lie in Nepal: 26 to 31').max(31, 'Must lie in Nepal: 26 to 31'),
  longitude: z.number().min(80, 'Must lie in Nepal: 80 to 89').max(89, 'Must lie in Nepal: 80 to 89'),
  /** Whether orders can be collected there. */
  offersPickup: z.boolean().default(false),
  translations: translationsOf(texts),
})
export type StoreDraft = z.output<typeof StoreDraft>

export const Store = recordOf(z.int(), StoreDraft, { slug: z.string(), position: z.int() })
export type Store = z.input<typeof Store>
export const StoresQuery = orderedQuery({ district: z.string().optional() }, ['name'])
