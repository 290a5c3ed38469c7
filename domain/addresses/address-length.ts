/** UTF-16 units, as `maxlength` of an input counts. Apart from the rules, which bring Nepal's districts. */
export const MAX_ADDRESS_LENGTH = 200
