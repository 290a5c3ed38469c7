/** A color as people see it: how light it is (0 to 1), how vivid (0 is gray), and its hue in degrees. */
export type Oklch = { lightness: number; chroma: number; hue: number }

/**
 * @param swatch  `#2f5d46`
 * @source https://bottosson.github.io/posts/oklab/
 */
export function oklchOf(swatch: string): Oklch {
  const [red, green, blue] = [1, 3, 5].map((at) => linear(Number.parseInt(swatch.slice(at, at + 2), 16) / 255)) as Rgb
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

type Rgb = [red: number, green: number, blue: number]

/** Undoes the gamma of sRGB. */
function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
