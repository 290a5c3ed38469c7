import type { LinkedPicture } from '#contract/admin/catalog-parts.ts'

/** Without the texts that are not there: forms write an empty one as null. */
export function saidTexts(texts: object | null | undefined): Record<string, string> {
  const all: [string, unknown][] = Object.entries(texts ?? {})
  return Object.fromEntries(all.filter((one): one is [string, string] => typeof one[1] === 'string' && one[1] !== ''))
}

/** Pictures of a form as the API takes them. */
export function asPictures(pictures: readonly LinkedPicture[]): LinkedPicture[] {
  return pictures.map(({ pictureId, alt, translations }) => {
    return { pictureId, alt: alt ?? '', translations: { ne: saidTexts(translations?.ne) } }
  })
}
