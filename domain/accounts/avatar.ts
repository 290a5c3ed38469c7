/** Media types of the pictures that people may upload; all are stored as WebP. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

export const AVATAR_MAX_BYTES = 5 * 1024 * 1024

/** Maximum width of the stored square, in pixels. */
export const AVATAR_SIDE_PX = 512

export const AVATAR_CONTENT_TYPE = 'image/webp'

/** The address of a person's picture. */
export function avatarUrl(id: string): string {
  return `/media/${avatarKey(id)}`
}

/** Storage path of profile pictures: apart from the catalog's pictures, which are public. */
export function avatarKey(id: string): string {
  return `avatars/${id}.webp`
}

/** Reads the file name of an address; undefined unless a person's picture can have it. Ids are 32 random hex digits. */
export function parseAvatarFile(file: string): string | undefined {
  return /^([0-9a-f]{32})\.webp$/.exec(file)?.[1]
}
