import type { Language } from '#domain/language/languages.ts'
import type { DataKey } from '../../platform/secrets/data-key.ts'
import { decrypt, encrypt } from '../../platform/secrets/encryption.ts'
import { phoneIndex } from '../../platform/secrets/secrets.ts'

/** The encrypted part of a gift card. Texts are '' when nothing was entered; `phone` as parseMobile returns it. */
export type PrivateCard = { buyer: string; recipient: string; email: string; phone: string; message: string }

const NO_DETAILS: PrivateCard = { buyer: '', recipient: '', email: '', phone: '', message: '' }

/** Returns the columns of the private part, with those by which staff find the card. */
export function cardColumns(dataKey: DataKey, id: string, details: PrivateCard, language: Language) {
  return {
    privateDetails: encrypt(dataKey, JSON.stringify(details), cardAad(id)),
    email: details.email.toLowerCase(),
    phoneIndex: details.phone === '' ? null : phoneIndex(dataKey, details.phone),
    language,
  }
}

export function decryptCard(dataKey: DataKey, id: string, bytes: Buffer | null): PrivateCard {
  return bytes === null ? NO_DETAILS : { ...NO_DETAILS, ...JSON.parse(decrypt(dataKey, bytes, cardAad(id))) }
}

export function cardAad(id: string): string {
  return `private details of gift card ${id}`
}
