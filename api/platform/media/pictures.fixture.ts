import sharp, { type Sharp } from 'sharp'

/** Left half black, right half red, so that errors in orientation, color and luminance show. */
export function halves(width: number, height: number): Sharp {
  const left = { create: { width: width / 2, height, channels: 3 as const, background: 'black' } }
  const whole = { create: { width, height, channels: 3 as const, background: '#ff0000' } }
  return sharp(whole).composite([{ input: left, left: 0, top: 0 }])
}

export const brown = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#804020' } })

/** A drawing that runs a script, and has `extra` in it. */
export function drawing(extra: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
    viewBox="0 0 60 30" width="60" height="30" onload="alert(1)">
    <rect width="60" height="30" fill="#3a3f8a"/>${extra}</svg>`)
}
