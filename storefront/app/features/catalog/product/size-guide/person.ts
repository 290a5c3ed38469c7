/** A person for comparison with furniture. */
export const PERSON_CM = { width: 44, height: 165 }

/** Outline of a person in centimeters, seen from the front; the feet are at 0 0, and y grows downwards. */
export const PERSON_PATH =
  'M0-165a12 12 0 1 1 0 24a12 12 0 1 1 0-24ZM-12-139H12A10 10 0 0 1 22-129V-80A4.500 4.500 0 0 1 13-80V-122H12V-5A5.500 5.500 0 0 1 1-5V-72H-1V-5A5.500 5.500 0 0 1-12-5V-122H-13V-80A4.500 4.500 0 0 1-22-80V-129A10 10 0 0 1-12-139Z'
