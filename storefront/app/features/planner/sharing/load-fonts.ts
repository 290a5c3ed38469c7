const fonts = ['400 16px Mukta', '600 16px Mukta', '500 22px Eczar']

/** Waits for the shop's fonts with the letters of a text. Without a network the device's own fonts take their place. */
export async function loadFonts(text: string): Promise<void> {
  const loading = await Promise.allSettled(fonts.map((font) => document.fonts.load(font, text)))
  for (const result of loading) {
    if (result.status === 'rejected') console.warn('A font could not be loaded', result.reason)
  }
}
