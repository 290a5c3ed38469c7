/** Units in which a length can be shown: centimeters, or feet and inches. */
export const lengthUnits = ['cm', 'ft'] as const
export type LengthUnit = (typeof lengthUnits)[number]

export const CM_PER_INCH = 2.54
export const INCHES_PER_FOOT = 12

/** The nearest whole inch: 122 cm -> 4 ft 0 in. */
export function feetAndInches(centimetres: number): { feet: number; inches: number } {
  const inches = Math.round(centimetres / CM_PER_INCH)
  return { feet: Math.floor(inches / INCHES_PER_FOOT), inches: inches % INCHES_PER_FOOT }
}
