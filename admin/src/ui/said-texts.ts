import type { LinkedPicture } from '#contract/admin/catalog/parts.ts'

/** Removes empty texts; forms write them as null. */
export function saidTexts(texts: object | null | undefined): Record<string, string> {
  const all: [string, unknown][] = Object.entries(texts ?? {})
  return Object.fromEntries(all.filter((one): one is [string, string] => typeof one[1] === 'string' && one[1] !== ''))
}

/** Converts a form's pictures to the API's format. */
export function asPictures(pictures: readonly LinkedPicture[]): LinkedPicture[] {
  return pictures.map(({ pictureId, alt, translations }) => {
    return { pictureId, alt: alt ?? '', translations: { ne: saidTexts(translations?.ne) } }
  })
}
