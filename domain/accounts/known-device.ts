/** How long a browser stays known after its last login. */
export const KNOWN_DEVICE_DAYS = 90
