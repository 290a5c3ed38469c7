/**
 * Words of the furniture trade, in the singular. Each is a word of its own and no misspelling, even where no text of
 * the shop contains it.
 */
const tradeWords: ReadonlySet<string> = new Set(
  (
    'armchair bed bedding bedroom bedside bench blanket bookcase bookshelf cabinet carpet chair chest closet couch crib ' +
    'cupboard curtain cushion desk divan drawer dresser duvet footstool frame futon headboard hinge lamp lounger ' +
    'mattress mirror nightstand ottoman pillow pouffe rack recliner rug seat sectional settee shelf sideboard sofa stand ' +
    'stool swing table tray wardrobe ' +
    'bamboo brass cane cloth cotton fabric foam glass iron leather linen marble metal oak pine plywood rattan sheesham ' +
    'steel teak veneer velvet walnut wood wooden wool ' +
    'assembly broken color colour crack damage depth height length paint polish repair scratch size stain weight width'
  ).split(' '),
)

/** Returns whether a word is one of the trade, in singular or plural. */
export function isTradeWord(word: string): boolean {
  return singularsOf(word).some((one) => tradeWords.has(one))
}

function singularsOf(word: string): string[] {
  return [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ves$/, 'f')]
}
