/** The widths a picture is kept in, px. `sizes` in the storefront picks among them. */
export const widthLadder = [160, 320, 480, 640, 960, 1280, 1920] as const

/** Best first: a `<picture>` offers them in this order. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** Maximum length of a picture's name, in characters. */
export const MAX_FILE_NAME_LENGTH = 200

/** What a page needs to show a picture without a shift: the files' addresses follow from `id` and `width`. */
export type Picture = {
  /** 24 hex digits that change with the content, so its files never do. */
  id: string
  /** The original's size after its orientation was applied, px. */
  width: number
  height: number
  /** The picture in 16 px as a `data:` URI, to stand behind it while it loads; clear for a see-through picture. */
  placeholder: string
  /** Mean relative luminance (WCAG) of the left third, 0 (black) to 1 (white): what a hero's text stands on. */
  leftLuminance: number
}

/** Ladder widths not wider than the original, ascending; an original below the ladder keeps its own width. */
export function pictureWidths(originalWidth: number): number[] {
  const widths = widthLadder.filter((width) => width <= originalWidth)
  return widths.length > 0 ? widths : [originalWidth]
}

/** The address of one file of a picture. */
export function pictureUrl(id: string, width: number, format: PictureFormat): string {
  return `/media/${pictureKey(id, width, format)}`
}

/** Where one file of a picture lies in the storage. */
export function pictureKey(id: string, width: number, format: PictureFormat): string {
  return `${id}/${width}.${format}`
}

/** Where all files of a picture in one format lie. */
export function pictureKeys({ id, width }: Pick<Picture, 'id' | 'width'>, format: PictureFormat): string[] {
  return pictureWidths(width).map((kept) => pictureKey(id, kept, format))
}

export function pictureContentType(format: PictureFormat): string {
  return `image/${format}`
}

/** The `srcset` of one format: every width the picture is kept in. */
export function pictureSrcset({ id, width }: Pick<Picture, 'id' | 'width'>, format: PictureFormat): string {
  return pictureWidths(width)
    .map((kept) => `${pictureUrl(id, kept, format)} ${kept}w`)
    .join(', ')
}

/**
 * Reads `{picture}/{file}` of an address: undefined unless it is an id, a width and a format that a picture can have.
 * Widths below the ladder are those of small originals.
 */
export function parsePictureFile(
  picture: string,
  file: string,
): { id: string; width: number; format: PictureFormat } | undefined {
  const [, digits, extension] = /^([1-9]\d{0,3})\.([a-z]+)$/.exec(file) ?? []
  const width = Number(digits)
  const format = pictureFormats.find((known) => known === extension)
  const known = width < widthLadder[0] || widthLadder.some((kept) => kept === width)
  return isPictureId(picture) && known && format ? { id: picture, width, format } : undefined
}

function isPictureId(text: string): boolean {
  return /^[0-9a-f]{24}$/.test(text)
}
