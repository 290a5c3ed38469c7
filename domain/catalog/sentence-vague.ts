/**
 * Words of taste, and of the place at home that is no room of the shop: no piece can be measured by them. A search is
 * read without them.
 */
export const tasteWords: ReadonlySet<string> = new Set(
  (
    'best good nice beautiful pretty lovely comfortable comfy cosy cozy soft strong sturdy durable ' +
    'ramro raamro ramra sundar aaramdayi aramdayi aaramdayee aramdayee aaramdayak aramdayak naram baliyo balio ' +
    'room rooms space flat apartment kotha कोठा ' +
    'राम्रो राम्रा राम्री सुन्दर आरामदायी आरामदायिक आरामदायक नरम बलियो बलिया'
  ).split(' '),
)

/**
 * Words of size, weight and style. The shop has no measure of them, but some texts say them. They choose among the
 * pieces of the kind that a search names, and are given up if there is none.
 */
export const vagueWords: ReadonlySet<string> = new Set(
  (
    'small little tiny mini compact big large huge light lightweight heavy slim modern ' +
    'sano saano thulo thoolo halka haluka garhau adhunik ' +
    'सानो साना ठूलो ठुलो ठूला ठुला हलुका हलुको हल्का गह्रौँ गह्रौं आधुनिक'
  ).split(' '),
)
